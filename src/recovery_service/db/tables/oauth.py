"""Clients, accounts, grants and what was issued for them. Every secret is kept as its SHA-256 only."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
)

from recovery_service.db.metadata import METADATA

client_table = Table(
    "oauth_client",
    METADATA,
    Column("client_id", String(40), primary_key=True),
    Column("name", String(200), nullable=False),
    # None: a public client, which proves itself by PKCE.
    Column("secret_hash", String(64)),
    Column("redirect_uris", JSON, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # From then on it is as if it did not exist.
    Column("disabled_at", BigInteger),
    # Requests a minute by scope, of those that the operator chose; None: as the interface says.
    Column("limits", JSON(none_as_null=True)),
)

# A creditor who signed in: per client, so that two platforms never learn of each other's creditors.
account_table = Table(
    "oauth_account",
    METADATA,
    Column("account_id", String(40), primary_key=True),
    Column("client_id", String(40), ForeignKey("oauth_client.client_id"), nullable=False),
    # None: the one person at this computer, who has no need to prove an address.
    Column("email", String(320)),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("client_id", "email"),
)

# Who may act for a whole platform.
operator_table = Table(
    "oauth_operator",
    METADATA,
    Column("client_id", String(40), ForeignKey("oauth_client.client_id"), primary_key=True),
    Column("email", String(320), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
)

# One click on Allow; everything issued for it is revoked together.
grant_table = Table(
    "oauth_grant",
    METADATA,
    Column("grant_id", String(40), primary_key=True),
    Column("client_id", String(40), ForeignKey("oauth_client.client_id"), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("verified_email", String(320)),
    Column("scope", String(400), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger),
)

code_table = Table(
    "oauth_code",
    METADATA,
    Column("code_hash", String(64), primary_key=True),
    Column("grant_id", String(40), ForeignKey("oauth_grant.grant_id"), nullable=False),
    Column("client_id", String(40), nullable=False),
    Column("redirect_uri", String(2048), nullable=False),
    Column("code_challenge", String(128)),
    Column("code_challenge_method", String(10)),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("used_at", BigInteger),
)

access_token_table = Table(
    "oauth_access_token",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("grant_id", String(40), ForeignKey("oauth_grant.grant_id"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

refresh_token_table = Table(
    "oauth_refresh_token",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("grant_id", String(40), ForeignKey("oauth_grant.grant_id"), nullable=False, index=True),
    Column("client_id", String(40), nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("replaced_at", BigInteger),
    # What it was exchanged for: the hash to see whether that is in use, the answer sealed with this very token.
    Column("successor_hash", String(64)),
    Column("successor_sealed", LargeBinary),
)

# A person on the consent page, between authorize and their answer.
consent_table = Table(
    "oauth_consent",
    METADATA,
    Column("consent_hash", String(64), primary_key=True),
    Column("browser_hash", String(64), nullable=False),
    Column("client_id", String(40), ForeignKey("oauth_client.client_id"), nullable=False),
    Column("redirect_uri", String(2048), nullable=False),
    Column("scope", String(400), nullable=False),
    Column("state", String(2048), nullable=False),
    Column("code_challenge", String(128)),
    Column("code_challenge_method", String(10)),
    Column("subject", String(40)),
    Column("verified_email", String(320)),
    Column("email", String(320)),
    Column("code_hash", String(64)),
    Column("code_expires_at", BigInteger),
    Column("code_tries", Integer, nullable=False, default=0),
    Column("answered_at", BigInteger),
    # The redirect of the first click, sealed with the consent's own name, for a click repeated in haste.
    Column("outcome_sealed", LargeBinary),
    Column("expires_at", BigInteger, nullable=False, index=True),
)
