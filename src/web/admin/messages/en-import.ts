import { tableExtensions } from '../../../domain/administration/import-files.ts'
import { enImportPreview } from './en-import-preview.ts'
import { formatsOf, plural } from './formats.ts'
import type { koImport } from './ko-import.ts'

const { count } = formatsOf('en-GB')

export const enImport: typeof koImport = {
  heading: 'Excel import',
  intro: 'Upload a file to see first what it would change. Nothing is stored before you start the import.',
  drop: 'Drop a file here, or press to choose one',
  accepted:
    '.xlsx, .xls, .ods, .csv, .tsv, .txt, .html, .xml, .json, .geojson, .kml, .kmz · up to 2 GB · several files, too',
  folder: 'Choose a folder',
  file: 'Excel file',
  wrongKind: `Only these files can be imported: ${tableExtensions.join(', ')}.`,

  columns: {
    heading: 'Columns',
    name: 'Name of the business',
    category: 'Trade',
    full_address: 'Address',
    postal_code: 'Postal code',
    country: 'Country',
    phone: 'Phone number',
    rating: 'Rating',
    reviews: 'Number of reviews',
    photo: 'Photo links',
    working_hours: 'Opening hours',
    about: 'Attributes',
    place_id: 'Unique number',
    location_link: 'Map link',
  },

  history: {
    heading: 'Past imports',
    loaded: 'the past imports',
    none: 'No file has been imported yet.',
  },

  seo: {
    heading: 'Search texts',
    note: 'Written for businesses that have none, and again where what they say has changed; texts by hand stay. They say what is known of the business: up to some 200 words where that is much, and fewer where it is little.',
  },

  queue: {
    heading: (at, of) => `File ${count(at)} of ${count(of)}`,
    ended: (files) => `All ${count(files)} files are through`,
    present: 'in progress',
    waits: 'waits',
    imported: 'imported',
    cancelled: 'cancelled',
    skipped: 'skipped',
    failed: (reason) => `failed: ${reason}`,
    failedAlike: (file) => `failed for the same reason as ${file}`,
    failedFiles: 'Files that failed',
    files: (n) => count(n),
    result: (file) => `Result of ${file}`,
    beginAll: 'Import the other files, too, without asking',
    skip: 'Skip this file',
    ids: (column) => `No place_id, taken without asking from ${column || 'name and address'}`,
  },

  upload: {
    cutOff:
      'The session ended, or the page was loaded anew, before all of it was uploaded. Choose this file, and those that waited, once more.',
    tooLarge:
      'A proxy before this site has refused the file because it is too large (413). Raise what the proxy accepts (client_max_body_size of nginx), or upload the file in parts.',
    otherPage: (status) =>
      `Something else than this site has answered (status ${status}), perhaps the sign-in or the check of a proxy. Open this page anew, sign in, and upload the file again.`,
  },

  steps: {
    cancelled: 'The import was cancelled. What it had imported can be undone in the list below.',
    running: 'The import is running. It goes on if you close this page; the list of jobs shows its progress.',
    uploading: (percent) => `Uploading ${percent}%`,
    uploadOf: (file) => `Upload of ${file}`,
    stayOpen: 'Leave this page open until the upload has ended.',
  },

  preview: enImportPreview,

  result: {
    resumed: (times) => `resumed ${plural(times, 'time')}`,
    figures: {
      imported: 'Imported',
      updated: 'Updated',
      duplicates: 'Duplicates skipped',
      errors: 'Errors',
      rows: 'Rows',
    },
    quality: 'Missing or unreadable information',
    lacks: {
      withoutCategory: 'No category',
      unmappedCategory: 'Category of an unknown trade',
      guessedCategory: 'Category whose trade is a guess',
      withoutAddress: 'No address',
      withoutCity: 'Unknown city',
      withoutCountry: 'Unknown country',
      withoutPhone: 'No phone number',
      invalidPhone: 'Invalid phone number',
      withoutHours: 'No opening hours',
      unreadHours: 'Unreadable opening hours',
      closedForGood: 'Closed for good (kept, in no list)',
      unknownStatus: 'Status of unknown meaning (published)',
      misplacedCells: 'Cells left out because they do not fit their column',
      withoutRating: 'No rating',
      withoutCoordinates: 'No coordinates',
      dateCells: 'Dates in place of a text, left out',
      errorCells: 'Errors of a spreadsheet, left out',
      repairedCells: 'Damaged characters, repaired',
      garbledCells: 'Damaged characters',
    },
    unmapped: (names) => `${plural(names, 'category', 'categories')} that no table has`,
    guess: (name, trade) => `${name} → ${trade} (a guess)`,
    noTrade: (name) => `${name} → unknown trade`,
    cellsToCheck: 'Cells to look at',
    cell: 'Cell',
    cellProblems: {
      date: 'A date, perhaps made of a text such as 7-11. It was left out; format the cell as text and write it again.',
      repaired: 'Its characters were damaged, and have been repaired.',
      error: 'An error of a spreadsheet. It was left out; correct its formula.',
      hours: 'These hours cannot be read. They are shown as they are.',
      phone: 'No number that can be dialled. It is shown without a link.',
      misplaced: 'It does not fit its column. It was left out.',
      garbled: 'Its characters are damaged. Export the file again as UTF-8.',
    },
    refused: 'Refused rows',
    exampleRow: (row) => `such as row ${row}`,
    row: 'Row',
    reason: 'Reason',
    seeNew: 'See the new businesses',
    seeDuplicates: (pairs) => `See ${plural(pairs, 'pair')} of possible duplicates`,
    refusedFile: 'Download refused rows as Excel',
  },

  danger: {
    note: 'Deletes all businesses. A snapshot is made before, and can be restored below. “This cannot be undone” in the question means that there is no button to undo it: the snapshot stays. Nothing else can be changed meanwhile.',
    submissions: (n) =>
      `${plural(n, 'submission', 'submissions')} that nobody has decided on will be deleted, too.`,
    mistyped: {
      title: 'Nothing was deleted',
      text: 'The last answer has to be exactly DELETE, in capital letters.',
    },
    snapshots: 'Snapshots',
    snapshotsLoaded: 'the snapshots',
    noSnapshots: 'There are no snapshots yet.',
    take: 'Take a snapshot now',
    taking: 'Taking a snapshot',
    notTaken: 'No snapshot was taken',
    businesses: (n) => plural(n, 'business', 'businesses'),
    restore: 'Restore',
    restoreOf: (date) => `Restore the snapshot of ${date}`,
    restoring: 'Restoring',
    notRestored: 'Could not restore it',
    askRestore: (date, n) =>
      `Go back to the ${plural(n, 'business', 'businesses')} of ${date}?\nThe present businesses are replaced by the content of this snapshot.`,
  },
}
