import fc from 'fast-check'

/**
 * Property tests try the same inputs in every run, so that a change is judged by what it changes. `PROPERTY_SEED=random` tries others;
 * the report of a failure says their seed, and `PROPERTY_SEED=<seed>` tries those again.
 */
const { PROPERTY_SEED: given = '20261125' } = process.env
if (given !== 'random') fc.configureGlobal({ seed: Number(given) })
