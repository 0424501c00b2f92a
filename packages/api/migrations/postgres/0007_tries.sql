-- How often something was tried, on all servers together. What lies here may be lost: it is in no log.
CREATE UNLOGGED TABLE store_tries (name text PRIMARY KEY, taken bigint NOT NULL, until timestamptz NOT NULL);
