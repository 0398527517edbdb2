import { formatsOf, plural } from './formats.ts'
import type { koBusinesses } from './ko-businesses.ts'

const { count } = formatsOf('en-GB')
const businesses = (n: number) => plural(n, 'business', 'businesses')

/** Of each search text. */
const ownText = 'A text of yours stays as it is. Empty it, and it is written automatically again.'

export const enBusinesses: typeof koBusinesses = {
  loaded: 'the businesses',
  table: 'List of businesses',
  selectAll: 'Select all businesses of this page',
  select: (name) => `Select ${name}`,
  count: (total) => `${total} ${total === '1' ? 'business' : 'businesses'}`,
  noMatch: 'No business matches. Try other words or filters.',
  pages: 'Pages',
  exportList: 'Export this list',
  askDelete: (total) => `Delete ${total} businesses? You can undo it afterwards.`,

  filters: {
    toggle: (set) => (set > 0 ? `Filters (${set})` : 'Filters'),
    country: 'Country',
    category: 'Category',
    status: 'Status',
    search: 'Search',
    placeholder: 'Name, address, category, page address',
    missing: {
      label: 'Missing',
      any: 'Any',
      fields: {
        city: 'Without city',
        phone: 'Without phone number',
        hours: 'Without opening hours',
        trade: 'Without trade',
        photo: 'Without photo',
        country: 'Without country',
        coordinates: 'Without coordinates',
        text: 'Without search text',
      },
    },
    imported: {
      label: 'Import',
      any: 'Any',
      former: 'An import that cannot be undone',
    },
  },

  bulk: {
    label: 'Bulk actions',
    matching: (total) => `All ${total} that match`,
    some: (total) => total,
    selected: 'selected',
    edit: {
      open: 'Change trade, city, country',
      heading: (total) => `Change businesses at once: ${total}`,
      note: 'Fill in only what should change. Empty fields stay as they are. Later imports leave alone what is set here.',
      nothing: 'Fill in at least one field.',
      sets: (field, value) => `${field} → ${value}`,
      summary: (total, what) => `Businesses: ${total}. ${what}. This can be undone afterwards.`,
      askTrade: (trade, total) =>
        `“${trade}” is not a trade of the list. Businesses: ${total}. Make it their category all the same?`,
      askCity: (city, meant, total) =>
        `“${city}” is no city we know. ${meant.length > 0 ? `Did you mean ${meant.join(' or ')}? ` : ''}Businesses: ${total}. Make it their city all the same?`,
      apply: (total) => `Change ${total}`,
    },
    export: 'Export to Excel',
    toMatching: (total) => `Apply to all ${total} that match`,
    done: {
      edit: (n) => `Changed ${businesses(n)}.`,
      verify: (n) => `Verified ${businesses(n)}.`,
      unverify: (n) => `Unverified ${businesses(n)}.`,
      delete: (n) => `Deleted ${businesses(n)}.`,
    },
    deleted: (name) => `Deleted “${name}”.`,
    notChanged: 'Could not change it',
  },

  submissions: {
    heading: (n) => plural(n, 'submission'),
    alike: 'Check whether it is listed already',
    approve: 'Approve',
    approveOf: (name) => `Approve ${name}`,
    edit: 'Edit',
    editOf: (name) => `Edit ${name}`,
    reject: 'Reject',
    rejectOf: (name) => `Reject ${name}`,
    notDone: 'It did not work',
  },

  reports: {
    heading: (n) => `${plural(n, 'report')} of wrong data`,
    reasons: {
      closed: 'Closed',
      phone: 'Phone',
      hours: 'Hours',
      location: 'Location',
      duplicate: 'Duplicate',
      other: 'Other',
    },
    owner: 'Sent by the business',
    contact: (contact) => `Contact: ${contact}`,
    others: (n) => `${plural(n, 'other report')} about this business`,
    remove: 'Closed for good',
    merge: 'Find the same business',
    edit: 'Edit',
    close: 'Mark as done',
    dismiss: 'Dismiss',
    actionOf: (action, name) => `${action}: ${name}`,
    askRemove: (name, beside) =>
      `Has “${name}” closed for good? It leaves the lists. You can undo it afterwards.${beside && `\nWhat was reported with it (${beside}) is settled, too.`}`,
    remains: (reasons) =>
      `Edited. Still to be looked at: ${reasons}. Press “Mark as done” when all is settled.`,
    mergeEnds: (reasons) =>
      `A merge ends this report. First mend with “Edit” what was reported with it: ${reasons}.`,
    removed: (name, others) =>
      `“${name}” is closed for good.${others > 0 ? ` ${plural(others, 'other report')} about it ended with it.` : ''}`,
    said: 'What the visitor says',
    noDuplicates: 'No business with the same name, phone number or address was found.',
    duplicatesLoaded: 'businesses like this one',
    pages: 'Pages of reports',
    notDone: 'It did not work',
  },

  closed: {
    heading: (n) => plural(n, 'closed business', 'closed businesses'),
    close: 'Closed for good',
    ask: (name) =>
      `Has “${name}” closed for good? It leaves the lists, and visitors’ reports of it wait no more. The closed businesses let you undo it.`,
    reopen: 'Open again',
    since: (time) => `closed ${time}`,
    pages: 'Pages of closed businesses',
    notDone: 'It did not work',
  },

  duplicates: {
    filters: {
      open: 'All',
      name: 'Same name within 150 m',
      phone: 'Same phone number',
      address: 'Same address',
      dismissed: 'Marked as no duplicates',
    },
    heading: (groups) => `${groups} groups of possible duplicates`,
    headingDismissed: (groups) => `${groups} groups marked as no duplicates`,
    cluster: (n) => `${count(n)} businesses that may be duplicates of each other.`,
    hidden: (n) => `and ${count(n)} more`,
    pairs: (shown, all) =>
      shown < all
        ? `Compare in pairs (${count(shown)} of ${count(all)})`
        : `Compare in pairs (${count(all)})`,
    dismissAll: 'All are different',
    reopenAll: 'All back to the list of duplicates',
    show: 'Show',
    noMatch: 'No group matches.',
    pages: 'Pages of duplicates',
    previous: 'Previous',
    next: 'Next',
    reasons: { phone: 'Same phone number', name: 'Same name', address: 'Same address' },
    strengths: { 1: 'Unlikely', 2: 'Possible', 3: 'Likely' },
    distance: (metres) => `${count(metres)} m apart`,
    comparison: (names) => `Comparison of ${names}`,
    fact: 'Field',
    facts: {
      category: 'Category',
      address: 'Address',
      city: 'City',
      phone: 'Phone',
      rating: 'Rating',
      hours: 'Opening hours',
      photos: 'Photos',
      status: 'Status',
    },
    rating: (rating, reviews) => `${rating} · ${plural(reviews, 'review')}`,
    dayCount: (days) => plural(days, 'day'),
    photoCount: (photos) => plural(photos, 'photo'),
    keep: { left: 'Merge into the left one', right: 'Merge into the right one' },
    dismiss: 'No duplicate',
    reopen: 'Back to the list of duplicates',
    merged: (name) => `Merged into “${name}”.`,
    toldApart: (name, others) => `“${name}” and ${plural(others, 'other')} are marked as no duplicates.`,
    notDone: 'It did not work',
  },

  edit: {
    heading: (name) => `Edit ${name}`,
    loaded: 'the business',
    publicPage: 'View public page',
    conflict: 'Changed by somebody else',
    empty: '(empty)',
    hours: 'Opening hours',
    hoursPicker: {
      hint: 'A closing time before the opening time is on the next day. Write as text what cannot be chosen.',
      unread: 'The source says:',
      unreadHelp:
        'This could not be read as days and hours, so the public page shows it as it is. Hours that you set below and save are shown instead of it. If you leave them, this text stays.',
      kinds: {
        unknown: 'Not known',
        ranges: 'Hours',
        allDay: '24 hours',
        closed: 'Closed',
        text: 'As text',
      },
      rangeOf: (day, number) => (number ? `${day} (${number})` : day),
      from: (range) => `${range} opens at`,
      to: (range) => `${range} closes at`,
      nextDay: 'Closes on the next day',
      add: 'Add hours',
      addOf: (day) => `Add hours on ${day}`,
      remove: (range) => `Remove the hours: ${range}`,
      textOf: (day) => `${day} as text`,
      copyFrom: 'Day to copy',
      hoursOf: (day) => `Hours of ${day}`,
      copyTo: 'Days to copy to',
      targets: { all: 'to every day', workdays: 'to Monday to Friday', weekend: 'to Saturday and Sunday' },
      copy: 'Copy',
    },
    seo: 'Search texts',
    save: 'Save',
    saving: 'Saving',
    saved: 'Saved',
    changed: (name) => `Changed “${name}”.`,
    unchanged: 'Nothing was changed',
    notSaved: 'Could not save it.',
    askTrade: (trade) => `“${trade}” is not a trade of the list. Save it all the same?`,
    askCity: (city, meant) =>
      `“${city}” is no city we know. ${meant.length > 0 ? `Did you mean ${meant.join(' or ')}? ` : ''}Save it all the same?`,
    leave: 'Your changes are not saved. Leave without them?',
    restored: 'Your unsaved changes are back. Check them and save.',
    fields: {
      name: 'Name',
      category: 'Category',
      phone: 'Phone',
      address: 'Address',
      zipCode: 'Postal code',
      city: 'City',
      state: 'State',
      country: 'Country',
      rating: 'Rating',
      reviewCount: 'Reviews',
      locationLink: 'Map link',
      photos: 'Photo links',
      description: 'Description',
      seoTitle: 'SEO title',
      seoDescription: 'SEO description',
      uniqueContent: 'Detailed information',
    },
    former: {
      zipCode:
        'This is the postal code of the former address. Enter that of the new one. In another city it is emptied when you save.',
      locationLink:
        'This map is of the former address. In another city or street it is dropped when you save. A link that was set by hand stays: change it.',
    },
    dropped: {
      zipCode: 'The postal code of the former address was emptied',
      locationLink: 'The map link of the former address was dropped',
    },
    hints: {
      rating: '1 to 5. Leave it empty if there is none.',
      photos: 'One per line.',
      seoTitle: ownText,
      seoDescription: ownText,
      uniqueContent: ownText,
    },
  },
}
