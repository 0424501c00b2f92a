ALTER TABLE `entitlements` ADD `definition_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `entitlements_of_version` ON `entitlements` (`game_id`,`definition_hash`) WHERE ended_at IS NULL;--> statement-breakpoint
UPDATE entitlements SET definition_hash = coalesce(
  (SELECT s.definition_hash FROM submissions AS s
    WHERE s.game_id = entitlements.game_id AND s.state = 'admitted' AND s.decided_at <= coalesce(
      (SELECT max(o.paid_at) FROM orders AS o WHERE o.entitlement_id = entitlements.id AND o.state = 'paid'), entitlements.starts_at)
    ORDER BY s.decided_at DESC, s.id DESC LIMIT 1),
  (SELECT v.definition_hash FROM versions AS v
    WHERE v.game_id = entitlements.game_id AND v.created_at <= coalesce(
      (SELECT max(o.paid_at) FROM orders AS o WHERE o.entitlement_id = entitlements.id AND o.state = 'paid'), entitlements.starts_at)
    ORDER BY v.version DESC LIMIT 1),
  (SELECT g.definition_hash FROM games AS g WHERE g.id = entitlements.game_id),
  '');
--> statement-breakpoint
INSERT INTO standings (game_id, definition_hash, version, state, link, changed_at)
SELECT e.game_id, e.definition_hash, max(v.version), 'withdrawn', NULL, min(v.created_at) FROM entitlements AS e
JOIN versions AS v ON v.game_id = e.game_id AND v.definition_hash = e.definition_hash
JOIN games AS g ON g.id = e.game_id AND g.origin = 'studio'
WHERE e.ended_at IS NULL
GROUP BY e.game_id, e.definition_hash
ON CONFLICT DO NOTHING;
