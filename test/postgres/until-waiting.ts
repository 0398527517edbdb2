import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Waits until so many connections of a database wait for locks of others. `watcher` is a connection to it without a
 * transaction: inside one, the view of others would not change.
 */
export async function untilWaiting(watcher: pg.Client, connections: number): Promise<void> {
  const waiting = `select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while (Number((await watcher.query(waiting)).rows[0]?.count) < connections) await pause(20)
}
