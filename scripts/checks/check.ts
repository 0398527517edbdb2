// `npm run check`: what can be said of the sources without running them. Ends with "N passed, N failed".
import { checkStatically } from './static-checks.ts'

const { passed, failed } = await checkStatically()
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
