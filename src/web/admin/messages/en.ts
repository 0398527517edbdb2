import { enAccount } from './en-account.ts'
import { enBusinesses } from './en-businesses.ts'
import { enImport } from './en-import.ts'
import { enTrades } from './en-trades.ts'
import { durationText, formatsOf, plural } from './formats.ts'
import type { Messages } from './ko.ts'

const formats = { ...formatsOf('en-GB'), duration: (s: number) => durationText(s, [' h', ' min', ' s']) }
const { count } = formats

/** The panel's texts in English. */
export const en: Messages = {
  language: 'en',
  formats,

  common: {
    mark: 'Admin',
    loading: 'Loading.',
    notLoaded: (what) => `Could not load ${what}.`,
    retry: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
    none: 'None',
    unknown: 'Unknown',
    undo: 'Undo',
    undone: 'Undone',
    notUndone: 'Could not undo it',
    noConnection: 'The server cannot be reached. Check the connection and try again.',
    rows: (rows) => plural(rows, 'row'),
    businesses: (businesses) => plural(businesses, 'business', 'businesses'),
    toasts: { area: 'Notifications', none: 'No new notifications.', close: 'Close' },
    days: {
      Monday: 'Monday',
      Tuesday: 'Tuesday',
      Wednesday: 'Wednesday',
      Thursday: 'Thursday',
      Friday: 'Friday',
      Saturday: 'Saturday',
      Sunday: 'Sunday',
    },
  },

  panel: {
    checking: 'Checking whether you are logged in.',
    skip: 'Skip to content',
    menu: 'Administration menu',
    account: 'Account & log',
    title: (tab) => `${tab} · Admin`,
    language: 'Language of the panel',
    passwordKnown: {
      before: (at, address) =>
        `Somebody knows your password. On ${at}, from ${address}, the right password was given, and only the code was missing or wrong. If this was not you, change the password now under `,
      after: '.',
      mine: 'It was me',
      failed: 'Could not dismiss the warning',
    },
    firstPassword: {
      heading: 'Set a password of your own',
      note: 'You have logged in with the first password. Set one of your own, and the panel opens.',
    },
  },

  login: {
    heading: 'Log in',
    username: 'Username',
    password: 'Password',
    code: 'Authentication code',
    tooMany: (seconds, from) =>
      `Too many login attempts. Log in again in ${plural(seconds, 'second')} (from ${from}).`,
    wrongCode: 'The code is wrong or has been used already. Enter a new one.',
    askCode: 'Enter the six-digit code of your authenticator app, or a recovery code.',
  },

  jobs: {
    kinds: {
      import: 'Import',
      seo: 'Writing of search texts',
      bulk: 'Bulk change',
      trades: 'Trades of categories',
      undo: 'Undo',
      'delete-all': 'Deletion of everything',
      restore: 'Restoring',
      reindex: 'Rebuilding of the search index',
      preview: 'Preview',
      export: 'Export',
      backup: 'Backup',
    },
    tray: 'Jobs',
    running: (jobs) => `${plural(jobs, 'job')} running`,
    ended: (jobs) => `${plural(jobs, 'job')} finished`,
    lost: 'The connection to the server was lost and is being restored. Jobs go on there.',
    dismiss: (name) => `Dismiss ${name}`,
    cancel: (name) => `Cancel ${name}`,
    file: 'Download file',
    fileOf: (name) => `Download the file of ${name}`,
    refused: 'Download refused rows',
    refusedOf: (name) => `Download the refused rows of ${name}`,
    undoOf: (name) => `Undo ${name}`,
    notCancelled: 'Could not cancel it',
    askUndo: (name) =>
      `Undo what this job changed?\n${name}\nBusinesses that somebody has edited since stay as they are.`,
    of: (done, total) => `${count(done)} of ${plural(total, 'row')}`,
    speed: (rows) => `${plural(rows, 'row')} per second`,
    left: (duration) => `${duration} left`,
    states: {
      undone: 'Undone',
      cancelling: 'Being cancelled',
      queued: 'Waiting for its turn',
      running: 'Running',
      resumed: 'Going on from where it stopped',
      failed: 'Failed',
      cancelled: 'Cancelled',
      done: 'Done',
    },
    figures: {
      imported: (n) => `${count(n)} imported`,
      updated: (n) => `${count(n)} updated`,
      duplicates: (n) => plural(n, 'duplicate'),
      errors: (n) => plural(n, 'error'),
      written: (n) => `${count(n)} written`,
      changed: (n) => `${count(n)} changed`,
      removed: (n) => `${count(n)} deleted`,
      restored: (n) => `${count(n)} restored`,
      kept: (n) => `${count(n)} left as they are`,
      exported: (n) => plural(n, 'business', 'businesses'),
    },
    nothingToDelete: {
      title: 'There is nothing to delete',
      text: 'The directory is empty already, so no snapshot was made either.',
    },
    unfinished: 'The job did not finish.',
    toastCancelled: (kind) => `${kind} cancelled`,
    toastFailed: (kind) => `${kind} failed`,
    toastDone: (kind) => `${kind} done`,
  },

  dashboard: {
    figures: 'the figures',
    waiting: (submissions, reports) =>
      [
        submissions > 0 &&
          `${submissions} ${submissions === 1 ? 'submission waits' : 'submissions wait'} for approval`,
        reports > 0 && `${reports} ${reports === 1 ? 'report waits' : 'reports wait'} for a decision`,
      ]
        .filter(Boolean)
        .join(', '),
    statistics: 'the statistics',
    totalBusinesses: 'Businesses',
    verifiedBusinesses: 'Verified businesses',
    categories: 'Categories',
    totalCities: 'Cities',
    byCountry: 'Businesses by country',
    byCategory: 'Businesses by category',
    byDay: 'New businesses of the last 30 days',
    country: 'Country',
    category: 'Category',
    date: 'Date',
    businesses: 'Businesses',
    asTable: 'Show as a table',
    dayOfChart: (month, day) => `${day}/${month}`,
    missing: 'Missing information',
    missingCaption: 'Businesses that lack information',
    withoutCity: 'Without city',
    withoutPhone: 'Without phone number',
    withoutHours: 'Without opening hours',
    withoutSeoText: 'Without search text',
    refused: 'Why rows were refused',
    refusedNone: 'The last 20 imports refused no rows.',
    refusedCaption: 'Rows that the last 20 imports refused',
    activity: 'Recent activity',
  },

  search: {
    heading: 'Search',
    notRemoved: 'Could not remove it',
    notAdded: 'Could not add the synonym',
    notDeleted: 'Could not delete it',
    zeroResults: 'Searches that found nothing',
    zeroResultsNote:
      'What visitors searched for in the last 90 days in vain, if at least three did so on one day. Their addresses are not stored.',
    searches: 'the searches',
    noZeroResults: 'No search found nothing.',
    showAll: (n) => `Show all ${count(n)}`,
    timesAndDay: (times, day) => `${plural(times, 'time')} · last on ${day}`,
    explain: 'Add as a synonym',
    explainOf: (name) => `Add ${name} as a synonym`,
    remove: 'Remove',
    removeOf: (name) => `Remove ${name}`,
    synonyms: 'Synonyms',
    synonymsNote:
      'Say what words of visitors mean, and searches find it at once. Leave places out: write ‘phone fixing’, not ‘phone fixing Gangnam’.',
    phrase: 'Words of visitors',
    meaning: 'Meaning: a trade or other words',
    adding: 'Adding',
    synonymsLoaded: 'the synonyms',
    list: 'List of synonyms',
    isTrade: 'Trade',
    isWords: 'Words',
    delete: 'Delete',
    deleteOf: (phrase) => `Delete the synonym ${phrase}`,
  },

  sitemap: { figures: 'the sitemaps' },

  businesses: enBusinesses,
  import: enImport,
  trades: enTrades,
  account: enAccount,
}
