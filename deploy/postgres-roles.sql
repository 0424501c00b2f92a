-- Who may do what in the casino's database. After the first `migrate`, and after each upgrade, as a superuser or as the
-- owner of the tables who may create roles:
--   sudo -u postgres psql casino -v ON_ERROR_STOP=1 -f deploy/postgres-roles.sql
-- spilvaerk_serves: servers, whatever their ROLE: all of them write rounds and jobs. No tables, and no writing over what
--   never changes: the grants refuse it before the triggers do.
-- spilvaerk_reads: verify, dashboards, pg_dump.
-- Each is given to users that log in: CREATE ROLE casino_api LOGIN PASSWORD '…' IN ROLE spilvaerk_serves.
DO $$
DECLARE
  group_name text;
  owner_name text;
  kept record;
BEGIN
  SELECT tableowner INTO STRICT owner_name FROM pg_tables WHERE schemaname = 'public' AND tablename = 'movements';
  FOREACH group_name IN ARRAY ARRAY['spilvaerk_serves', 'spilvaerk_reads'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = group_name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', group_name);
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', group_name);
    EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA public TO %I', group_name);
    EXECUTE format('GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO %I', group_name);
    EXECUTE format('ALTER DEFAULT PRIVILEGES FOR ROLE %I IN SCHEMA public GRANT SELECT ON TABLES TO %I', owner_name, group_name);
  END LOOP;
  GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO spilvaerk_serves;
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO spilvaerk_serves;
  EXECUTE format('ALTER DEFAULT PRIVILEGES FOR ROLE %I IN SCHEMA public GRANT INSERT, UPDATE, DELETE ON TABLES TO spilvaerk_serves', owner_name);
  REVOKE INSERT, UPDATE, DELETE ON store_version FROM spilvaerk_serves;
  -- What a trigger refuses whatever the row is. 8 is DELETE, 16 is UPDATE, 1 is a row's trigger.
  FOR kept IN
    SELECT tgrelid::regclass AS name, CASE WHEN tgtype & 8 <> 0 THEN 'DELETE' ELSE 'UPDATE' END AS act
    FROM pg_trigger
      JOIN pg_proc ON pg_proc.oid = tgfoid
      JOIN pg_class ON pg_class.oid = tgrelid
    WHERE proname = 'refuse' AND relnamespace = 'public'::regnamespace
      AND tgqual IS NULL AND tgattr::text = '' AND tgtype & 1 = 1 AND tgtype & 24 IN (8, 16)
  LOOP
    EXECUTE format('REVOKE %s ON %s FROM spilvaerk_serves', kept.act, kept.name);
  END LOOP;
END
$$;
