/**
 * `npm run soak` sets `TEST_LENGTH=full`. Then what is long by nature runs at its full length, and routes are tried on every database.
 * It runs every test file that names this or `routeEngines`.
 */
export const isFullLength = process.env.TEST_LENGTH === 'full'
