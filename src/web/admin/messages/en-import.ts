import { formatsOf, plural } from './formats.ts'
import type { koImport } from './ko-import.ts'

const { count } = formatsOf('en-GB')

export const enImport: typeof koImport = {
  heading: 'Excel import',
  intro: 'Upload a file to see first what it would change. Nothing is stored before you start the import.',
  drop: 'Drop a file here, or press to choose one',
  accepted: '.xlsx, .xls, .csv, .tsv · up to 2 GB',
  file: 'Excel file',
  wrongKind: 'Only .xlsx, .xls, .csv, .tsv and .txt files can be imported.',

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
    note: 'Written only for businesses that have none: more than 200 words each, from what is known of the business.',
  },

  steps: {
    cancelled: 'The import was cancelled. What it had imported can be undone in the list below.',
    running: 'The import is running. It goes on if you close this page; the list of jobs shows its progress.',
    uploading: (percent) => `Uploading ${percent}%`,
    uploadOf: (file) => `Upload of ${file}`,
    stayOpen: 'Leave this page open until the upload has ended.',
  },

  preview: {
    heading: 'Preview',
    looking: 'Looking through the file.',
    failed: 'Could not look through the file.',
    importUnseen: 'Import without a preview',
    start: 'Start the import',
    giveUp: 'Give up',
    figures: {
      new: 'New',
      changed: 'Changed',
      duplicate: 'Known',
      refused: 'Refused',
      rows: 'Rows',
    },
    recognised: (columns, sheet, row) =>
      `${plural(columns, 'column')} recognised · row ${row} of the sheet '${sheet}'`,
    sheet: 'Sheet',
    noColumn: 'None',
    untitled: (number) => `(column ${number})`,
    again: 'Preview with these columns',
    guessed: (confidence) => `guessed from its cells · ${confidence} sure`,
    perhaps: (header, confidence) => `perhaps '${header}'? ${confidence} sure`,
    alsoUsed: 'Also used',
    unused: 'Not used',
    known: 'Businesses that are known already',
    knownChanged: (n) => `Businesses that are known already (${count(n)} with other content)`,
    modes: {
      skip: { name: 'Skip', effect: 'They stay as they are.' },
      update: {
        name: 'Update',
        effect: 'They get the content of the file. Columns that the file lacks stay as they are.',
      },
      fill: { name: 'Fill blanks', effect: 'Only their empty fields get the content of the file.' },
    },
    examples: 'Examples of the rows that were read',
    examplesCaption: 'Rows as they were read',
    example: { name: 'Name', category: 'Category', city: 'City', phone: 'Phone' },
  },

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
      misplacedCells: 'Cells left out because they do not fit their column',
      withoutRating: 'No rating',
      withoutCoordinates: 'No coordinates',
    },
    unmapped: (names) => `${plural(names, 'category', 'categories')} that no table has`,
    guess: (name, trade) => `${name} → ${trade} (a guess)`,
    noTrade: (name) => `${name} → unknown trade`,
    refused: 'Refused rows',
    firstRefused: (total, shown) => `The first ${count(shown)} of ${count(total)} refused rows`,
    row: 'Row',
    reason: 'Reason',
    seeNew: 'See the new businesses',
    seeDuplicates: (pairs) => `See ${plural(pairs, 'pair')} of possible duplicates`,
    refusedFile: 'Download refused rows as Excel',
  },

  danger: {
    note: 'Deletes all businesses. A snapshot is made before, and can be restored below. Nothing else can be changed meanwhile.',
    snapshots: 'Snapshots',
    snapshotsLoaded: 'the snapshots',
    noSnapshots: 'There are no snapshots yet.',
    businesses: (n) => plural(n, 'business', 'businesses'),
    restore: 'Restore',
    restoreOf: (date) => `Restore the snapshot of ${date}`,
    restoring: 'Restoring',
    notRestored: 'Could not restore it',
    askRestore: (date, n) =>
      `Go back to the ${plural(n, 'business', 'businesses')} of ${date}?\nThe present businesses are replaced by the content of this snapshot.`,
  },
}
