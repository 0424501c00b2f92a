-- What writing transactions of all servers wait for.
CREATE TABLE store_locks (name text PRIMARY KEY);
--> statement-breakpoint
INSERT INTO store_locks VALUES ('writing');
--> statement-breakpoint
-- The last transaction that each server is known to have committed, for when the answer to a commit is lost.
CREATE TABLE store_commits (server text PRIMARY KEY, token text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
--> statement-breakpoint
-- What one server does at a time.
CREATE TABLE store_claims (task text PRIMARY KEY, holder text NOT NULL, until timestamptz NOT NULL);
--> statement-breakpoint
-- What all servers of a casino have in common, such as the hash of its secret.
CREATE TABLE store_facts (name text PRIMARY KEY, value text NOT NULL);
