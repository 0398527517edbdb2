/** How often a job was begun since it last got anything done: what decides whether it is given up. */
export const idleAttempts = {
  name: '0019-idle-attempts',
  sql: 'alter table job add column idle_attempts integer not null default 0;',
}
