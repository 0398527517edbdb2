import { formatsOf, plural } from './formats.ts'
import type { koImportPreview } from './ko-import-preview.ts'

const { count } = formatsOf('en-GB')

/** What the preview of an import says. */
export const enImportPreview: typeof koImportPreview = {
  heading: 'Preview',
  looking: 'Looking through the file.',
  placeless: 'No row has an address, a phone or a place. This may be no list of businesses.',
  unknownStatuses: (header: string) =>
    `The column '${header}' has statuses of unknown meaning. These rows will be published as open businesses.`,
  failed: 'Could not look through the file.',
  importUnseen: 'Import without a preview',
  start: 'Start the import',
  giveUp: 'Give up',
  closed: (rows) => `${plural(rows, 'row')} of places that have closed for good: kept, and in no list.`,
  figures: {
    new: 'New',
    changed: 'Changed',
    duplicate: 'Known',
    same: 'Unchanged',
    repeats: 'Twice in this file',
    refused: 'Refused',
    rows: 'Rows',
  },
  recognised: (columns, sheet, row) =>
    `${plural(columns, 'column')} recognised · row ${row} of the sheet '${sheet}'`,
  sheets: {
    legend: (read, all) => `${count(read)} of ${plural(all, 'sheet')} read`,
    noList: 'no list of businesses',
    again: 'Look again at these sheets',
    all: 'Read every sheet that has a list',
  },
  noColumn: 'None',
  untitled: (number) => `(column ${number})`,
  again: 'Preview with these columns',
  guessed: (confidence) => `guessed from its cells · ${confidence} sure`,
  perhaps: (header, confidence) => `perhaps '${header}'? ${confidence} sure`,
  country: 'Country of rows that say none',
  noCountry: 'Unknown',
  toldCountry: (share) => `told from the rows · ${share} agree`,
  defaults: {
    trade: 'Trade of rows that say none',
    tradeNote:
      'Only for rows whose cell is empty or means nothing, such as “other”, and whose name says no trade.',
    takeTrade: (trade) => `Take ${trade}, as the file or the sheet is called`,
    city: 'City of rows that say none',
    cityNote: 'Only for rows whose address names no city.',
    cityTold: (city) =>
      `${city}, as a title, the sheet or the file is called. Only for rows whose address names no city.`,
  },
  beside: {
    caption: 'Another table to the right',
    read: 'Import the table to the right, too',
  },
  alsoUsed: 'Also used',
  unused: 'Not used',
  remark: 'Only words that say that a place has closed are read.',
  secondPhone: 'Used only in rows without a first phone; in the others this number is left out.',
  noTarget: 'Not used',
  replaces: (header) => `read instead of '${header}', which is not used then`,
  perhapsTarget: (name, confidence) => `perhaps ${name}? ${confidence} sure`,
  targetOf: (header) => `Use of the column '${header}'`,
  table: {
    ours: 'Our column',
    theirs: 'Column of the file',
    example: 'Example',
    filled: 'Filled',
    target: 'Use',
    parts: 'Completes others',
  },
  targets: {
    city: 'City',
    state: 'State or province',
    district: 'District',
    quarter: 'Neighbourhood',
    street: 'Street',
    house: 'House number',
    unit: 'Unit or floor',
    lotAddress: 'Address of the lot',
    latitude: 'Latitude',
    longitude: 'Longitude',
    status: 'Status of the business',
    permanentlyClosed: 'Closed for good?',
    temporarilyClosed: 'Closed for a while?',
  },
  layout: {
    asBefore: (name: string) => `Read in the same way as the file “${name}” before.`,
    added: (columns: string) => `New columns that nothing uses: ${columns}.`,
    forget: 'Forget this layout',
    forgotten: 'The layout is forgotten',
    notForgotten: 'The layout could not be forgotten',
    kept: 'What you choose here also holds for the next file of the same layout.',
  },
  ids: {
    heading: 'The file has no place_id. What tells its businesses apart?',
    column: (header) => `The numbers in '${header}'`,
    columnEffect: 'Each row has another one. The next file has to give the same business the same number.',
    made: 'Made from name and address',
    madeEffect:
      'The same name at the same address is the same business. One whose name or address is changed is a new one next time.',
    apply: 'Preview with these',
    derived: 'Businesses are told apart by name and address.',
  },
  blocked: {
    noColumns: 'First choose the column that has the names.',
    customers: 'Orders, customers or contacts? If they are businesses, press “Preview with these columns”.',
    noIds: 'First choose what tells the businesses apart.',
    empty: 'There is no row below the headers. Write one business into each row, and upload the file again.',
    noRows: 'No row can be imported. See the reasons above, and correct the columns or the file.',
  },
  changes: {
    heading: 'What changes in known businesses',
    empty: 'empty',
    others: { slug: 'Name in the address', verified: 'Verified', status: 'Status of the business' },
    values: {
      verified: { true: 'verified', false: 'not verified' },
      status: { published: 'open', closed: 'closed' },
    },
  },
  notTaken: {
    heading: 'Columns that known businesses do not take',
    why: 'Only new businesses take these columns of an exported file, so that nothing older replaces what was changed or written again since. To change a known business, edit it in the list of businesses.',
    columns: {
      search_text: 'Text (search_text)',
      seo_title: 'SEO title (seo_title)',
      seo_description: 'SEO description (seo_description)',
      listing_city: 'City (listing_city)',
      listing_state: 'State (listing_state)',
      listing_district: 'District (listing_district)',
    },
  },
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
  alike: {
    heading: (n) => `New rows that look like a business which is listed already: ${count(n)}`,
    partial: 'The file is large, and only its first new rows were looked at.',
    show: 'Show which business each looks like',
    listed: 'Listed:',
    more: (n) => `${count(n)} more`,
    add: {
      name: 'Import them as new businesses',
      effect:
        'Those with the same phone number or place are then in the list of duplicates of the Businesses tab, where they can be merged.',
    },
    leaveOut: {
      name: 'Leave them out',
      effect:
        'They are kept as refused rows, which can be downloaded after the import and looked at one by one.',
    },
  },
  handEdits: {
    kept: (n) => `Businesses that keep what was set by hand: ${count(n)}`,
    ofFile: (text) => `the file: ${text}`,
    lift: 'Replace that, too, this time',
    effect: 'Later imports change these fields again. Undoing this one brings back what was set by hand.',
  },
  examples: 'Examples of the rows that were read',
  examplesCaption: 'Rows as they were read',
  example: {
    name: 'Name',
    category: 'Category',
    city: 'City',
    address: 'Address',
    phone: 'Phone',
    hours: 'Hours',
  },
}
