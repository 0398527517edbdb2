import { setImmediate } from 'node:timers/promises'

const rowsPerStep = 100_000

/** Does something with each row of a statement, and lets others in now and then; yields how many it has done. */
export async function* inSteps<Row>(rows: Iterable<Row>, visit: (row: Row) => void): AsyncGenerator<number> {
  let done = 0
  for (const row of rows) {
    visit(row)
    done++
    if (done % rowsPerStep !== 0) continue
    yield done
    await setImmediate()
  }
  yield done
}
