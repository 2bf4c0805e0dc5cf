"""Rate limits: fixed windows per client (or per address before authentication)."""

from __future__ import annotations

import math
import time

# scope: (calls, seconds of the window)
LIMITS = {
    "standard_minute": (100, 60),
    "standard_hour": (3000, 3600),
    "receivables": (50, 60),
    "ocr": (10, 60),
}


class Limits:
    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.windows: dict[tuple[str, str], tuple[int, int]] = {}

    @staticmethod
    def scopes(path: str) -> list[str]:
        """Every call counts as standard; OCR only as OCR besides, not as a receivables call."""
        scopes = ["standard_minute", "standard_hour"]
        if path == "/v1/receivables/ocr":
            scopes.append("ocr")
        elif path.startswith("/v1/receivables"):
            scopes.append("receivables")
        return scopes

    def take(self, who: str, path: str) -> tuple[bool, dict[str, str]]:
        """Count one call; answers whether it may pass and the headers of the tightest limit."""
        moment = time.time()
        rows = []
        for scope in self.scopes(path):
            limit, span = LIMITS[scope]
            window = int(moment // span)
            last, used = self.windows.get((who, scope), (window, 0))
            used = used if last == window else 0
            rows.append((limit - used, limit, (window + 1) * span, scope, window, used))
        allowed = not self.enabled or all(row[0] > 0 for row in rows)
        if allowed:
            for _, _, _, scope, window, used in rows:
                self.windows[who, scope] = (window, used + 1)
        left, limit, reset, *_ = min(rows)
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Reset": str(reset),
            "X-RateLimit-Remaining": str(max(0, left - 1 if allowed else 0)),
        }
        if not allowed:
            worst = max(row[2] for row in rows if row[0] <= 0)
            headers["Retry-After"] = str(max(1, math.ceil(worst - moment)))
        return allowed, headers
