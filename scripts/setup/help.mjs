/** What `npm start -- --help` and the like print, for the tasks that do not explain themselves. */
const helpOf = {
  start: `Usage: npm start

Sets everything up, builds, fills an empty database with sample listings and serves the site.
It takes no options. Environment variables set it:

  PORT, HOST          where it listens (3000, 127.0.0.1)
  DATA_DIR            its data (./data)
  DATABASE_URL        postgres://… (unset: SQLite in DATA_DIR)
  SITE_URL            address under which visitors reach the site
  ADMIN_USERNAME, ADMIN_PASSWORD   the administrator's account
  SAMPLE_DATA=off     leaves an empty database empty
  WEB_CONCURRENCY     web processes (1)

Example: PORT=8080 SAMPLE_DATA=off npm start
README.md has all of them.`,
  dev: `Usage: npm run dev

Serves the site from its sources and shows each change at once. It takes no options, and the environment variables
of "npm start" (see "npm start -- --help").`,
  check: `Usage: npm run check

Format, lint, types, import rule, dead code and source files, in less than a minute. It takes no options.`,
  test: `Usage: npm test [-- PATH…] [-- OPTIONS OF VITEST]

Every check that decides a change: the ones of "npm run check" first, then the tests. With paths: only the tests there.

Examples: npm test -- e2e/saved.test.ts
          npm test -- --project=unit src/domain/opening-hours`,
  screenshots: `Usage: npm run screenshots [-- --docs]

Takes every screen of the sample site as a picture in screenshots/.

  --docs   the pictures of docs/screens instead`,
  lighthouse: `Usage: npm run lighthouse [-- --pages NAME,…]

Prints Lighthouse's scores of the public pages of the sample site, as a phone loads them.

  --pages  only these kinds of pages, such as home,search,detail`,
  crawl: `Usage: npm run crawl [-- --pages N] [-- --site URL]

Reads many pages of the sample site and fails where languages, links between them or indexing are wrong.

  --pages  how many (2000)
  --site   a site that runs already, instead of the sample site`,
  quality: `Usage: npm run quality [-- FILE.xlsx [--labels FILE.jsonl]]

Says what an import would make of a file, and changes nothing. Without a file: of all files in ../shared/fixtures.

  --labels  what is right for each row`,
  relevance: `Usage: npm run relevance [-- --rows N] [-- --queries N] [-- --seed N]

Makes searches from listings by rule and counts how often the product finds them.

  --rows     listings of the data set (100000)
  --queries  searches of each class (300)
  --seed     another seed makes other searches (1)
  --misses   so many misses of each class are printed (0)
  --print    so many searches of each class are printed (0)
  --classes  only these classes, separated by commas
  --data     a folder with listings that are imported already`,
}

const withoutOptions = ['start', 'dev', 'check']

/**
 * What to print instead of running a task; undefined where the arguments are for the task itself.
 * @throws {Error} if a task that takes no options is given one
 */
export function findHelp(name, taskArguments) {
  const isHelpAsked = taskArguments.some((argument) => argument === '--help' || argument === '-h')
  if (isHelpAsked && helpOf[name]) return helpOf[name]
  if (withoutOptions.includes(name) && taskArguments.length > 0)
    throw new Error(
      `"${name}" takes no options, and was given ${taskArguments.join(' ')}.\n\n${helpOf[name]}`,
    )
}
