"""The pages a debtor or a creditor opens in a browser, and the links that lead there."""
