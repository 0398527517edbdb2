/** Where languages are spoken by most. English is spoken anywhere, and scripts tell of others. */
const countries: { readonly [language: string]: readonly string[] } = {
  de: ['DE', 'AT', 'CH', 'LI'],
  it: ['IT', 'CH', 'SM'],
  fr: ['FR', 'BE', 'CH', 'LU', 'MC', 'CA', 'SN', 'CI', 'CM', 'MA', 'TN', 'DZ'],
  es: [
    'MX',
    'ES',
    'CO',
    'AR',
    'PE',
    'VE',
    'CL',
    'GT',
    'EC',
    'BO',
    'CU',
    'DO',
    'HN',
    'PY',
    'SV',
    'NI',
    'CR',
    'PA',
    'UY',
    'PR',
  ],
  pt: ['BR', 'PT', 'AO', 'MZ'],
  tr: ['TR', 'CY'],
  sr: ['RS', 'BA', 'ME'],
  hr: ['HR', 'BA'],
  fil: ['PH'],
  nl: ['NL', 'BE', 'SR'],
  pl: ['PL'],
}

/** The countries in which a language is spoken by most, those with most people first; [] if there is no telling. */
export const countriesOfLanguage = (language: string): readonly string[] => countries[language] ?? []
