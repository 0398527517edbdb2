/** First-level divisions with their other spellings, by country; Africa's are here too. See `find-region.ts`. */
export const regionsOfEurope: Readonly<Record<string, string>> = {
  // A county tells the country that it lies in.
  GB:
    'England|ENG|Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|' +
    'County Durham|East Sussex|West Sussex|Essex|Gloucestershire|Greater London|Greater Manchester|Hampshire|Herefordshire|' +
    'Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|North Yorkshire|South Yorkshire|' +
    'West Yorkshire|East Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|' +
    'Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|Wiltshire|Worcestershire|Isle of Wight, ' +
    'Scotland|SCT|Aberdeenshire|Fife|Highland|Lanarkshire|Midlothian|Perthshire|Ayrshire, ' +
    'Wales|WLS|Cymru|Gwynedd|Powys|Pembrokeshire|Dyfed|Clwyd|Gwent, ' +
    'Northern Ireland|NIR|County Antrim|County Down|County Armagh|County Tyrone|County Londonderry|County Fermanagh',
  IE:
    'Co. Carlow, Co. Cavan|An Cabhán|Cavan, Co. Clare|Clare, Co. Cork|Cork City, Co. Donegal, Co. Dublin|Dublin City|Fingal County|South Dublin|Dún Laoghaire-Rathdown, Co. Galway|Galway City, Co. Kerry, Co. Kildare, Co. Kilkenny, ' +
    'Co. Laois, Co. Leitrim, Co. Limerick|Limerick City and County Council, Co. Longford|An Longfort, Co. Louth, Co. Mayo, Co. Meath, Co. Monaghan, Co. Offaly|Uíbh Fhailí, ' +
    'Co. Roscommon, Co. Sligo, Co. Tipperary, Co. Waterford, Co. Westmeath, Co. Wexford, Co. Wicklow',
  DE:
    'Baden-Württemberg, Bayern|Bavaria, *Berlin, Brandenburg, *Bremen, *Hamburg, Hessen|Hesse, ' +
    'Mecklenburg-Vorpommern, Niedersachsen|Lower Saxony, Nordrhein-Westfalen|North Rhine-Westphalia|NRW, ' +
    'Rheinland-Pfalz|Rhineland-Palatinate, Saarland, Sachsen|Saxony, Sachsen-Anhalt|Saxony-Anhalt, Schleswig-Holstein, ' +
    'Thüringen|Thuringia',
  AT:
    'Burgenland, Kärnten|Carinthia, Niederösterreich|Lower Austria, Oberösterreich|Upper Austria, *Salzburg, ' +
    'Steiermark|Styria, Tirol|Tyrol, Vorarlberg, *Wien|Vienna',
  IT:
    'Abruzzo, Basilicata, Calabria, Campania, Emilia-Romagna, Friuli-Venezia Giulia, Lazio, Liguria, Lombardia|Lombardy, Marche, ' +
    'Molise, Piemonte|Piedmont, Puglia|Apulia, Sardegna|Sardinia, Sicilia|Sicily, Toscana|Tuscany, Trentino-Alto Adige, Umbria, ' +
    "Valle d'Aosta|Aosta Valley, Veneto",
  FR:
    'Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne|Brittany, Centre-Val de Loire, Corse|Corsica, Grand Est, ' +
    "Hauts-de-France, Île-de-France, Normandie|Normandy, Nouvelle-Aquitaine, Occitanie, Pays de la Loire, Provence-Alpes-Côte d'Azur",
  ES:
    'Andalucía|Andalusia, Aragón, Asturias, Illes Balears|Balearic Islands|Islas Baleares, Canarias|Canary Islands, Cantabria, ' +
    'Castilla y León, Castilla-La Mancha, Cataluña|Catalonia|Catalunya, Comunidad de Madrid|Community of Madrid, ' +
    'Comunidad Valenciana|Valencian Community, Extremadura, Galicia, La Rioja, Navarra|Navarre, País Vasco|Basque Country|Euskadi, ' +
    'Región de Murcia',
  NL:
    'Drenthe, Flevoland, Friesland|Fryslân, Gelderland, Limburg, Noord-Brabant|North Brabant, Noord-Holland|North Holland, ' +
    'Overijssel, Zuid-Holland|South Holland, Zeeland',
  RU: '*Moscow|Москва|Moskva, *Saint Petersburg|Санкт-Петербург|St Petersburg, Moscow Oblast|Московская область|Moskovskaya Oblast',
  ZA: 'Eastern Cape, Free State, Gauteng, KwaZulu-Natal|KZN, Limpopo, Mpumalanga, Northern Cape, North West, Western Cape',
  EG:
    'Cairo Governorate|Cairo, Giza Governorate, Alexandria Governorate, South Sinai Governorate, Red Sea Governorate, ' +
    'Luxor Governorate, Aswan Governorate',
  NG: 'Lagos, Abuja|Federal Capital Territory|FCT, Rivers, Oyo, Kano, Kaduna, Ogun, Enugu, Delta, Edo',
}
