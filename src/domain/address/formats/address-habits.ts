/** Countries with the town right after the postal code: `10117 Berlin`. */
export const codeBeforeTown = new Set(
  'AD AR AT BA BE BG CH CZ DE DK DZ EE ES FI FR GR HR IL IS IT LI LT LU MA ME MK MX MY NL NO PL PT RO RS SE SI SK TN UA XK'.split(
    ' ',
  ),
)

/**
 * Countries in which a town is nearly always written with its province, which may have the same name as its capital.
 */
export const townBeforeProvince = new Set(['AR', 'CL', 'CO', 'ES', 'ID', 'IT', 'JP', 'PH', 'TH', 'VN'])

/** Countries whose addresses name a street and a town, and rarely a part of the town. */
export const rarelyNamed = new Set(
  'AT BA BE CH CZ DE DK EE FI FR GB HR HU IE IS IT LI LT LU LV ME MK NL NO PL RS SE SI SK'.split(' '),
)
