/** First-level divisions with their other spellings, by country. See `find-region.ts`. */
export const regionsOfAmericas: Readonly<Record<string, string>> = {
  US:
    'Alabama|AL, Alaska|AK, Arizona|AZ, Arkansas|AR, California|CA|Calif, Colorado|CO, Connecticut|CT, Delaware|DE, ' +
    '*District of Columbia|DC|Washington DC, Florida|FL, Georgia|GA, Hawaii|HI, Idaho|ID, Illinois|IL, Indiana|IN, Iowa|IA, ' +
    'Kansas|KS, Kentucky|KY, Louisiana|LA, Maine|ME, Maryland|MD, Massachusetts|MA, Michigan|MI, Minnesota|MN, Mississippi|MS, ' +
    'Missouri|MO, Montana|MT, Nebraska|NE, Nevada|NV, New Hampshire|NH, New Jersey|NJ, New Mexico|NM, New York|NY, ' +
    'North Carolina|NC, North Dakota|ND, Ohio|OH, Oklahoma|OK, Oregon|OR, Pennsylvania|PA, Puerto Rico|PR, Rhode Island|RI, ' +
    'South Carolina|SC, South Dakota|SD, Tennessee|TN, Texas|TX, Utah|UT, Vermont|VT, Virginia|VA, Washington|WA, ' +
    'West Virginia|WV, Wisconsin|WI, Wyoming|WY, Guam|GU, U.S. Virgin Islands|VI, American Samoa|AS, Northern Mariana Islands|MP',
  CA:
    'Alberta|AB, British Columbia|BC|Colombie-Britannique, Manitoba|MB, New Brunswick|NB|Nouveau-Brunswick, ' +
    'Newfoundland and Labrador|NL|Newfoundland, Nova Scotia|NS|Nouvelle-Écosse, Northwest Territories|NT, Nunavut|NU, ' +
    'Ontario|ON, Prince Edward Island|PE|PEI, Quebec|QC|Québec|PQ, Saskatchewan|SK, Yukon|YT|Yukon Territory',
  AU:
    'New South Wales|NSW, Victoria|VIC, Queensland|QLD, Western Australia|WA, South Australia|SA, Tasmania|TAS, ' +
    'Australian Capital Territory|ACT, Northern Territory|NT',
  BR:
    'Acre|AC, Alagoas|AL, Amapá|AP, Amazonas|AM, Bahia|BA, Ceará|CE, Distrito Federal|DF, Espírito Santo|ES, Goiás|GO, ' +
    'Maranhão|MA, Mato Grosso|MT, Mato Grosso do Sul|MS, Minas Gerais|MG, Pará|PA, Paraíba|PB, Paraná|PR, Pernambuco|PE, ' +
    'Piauí|PI, Rio de Janeiro|RJ|State of Rio de Janeiro, Rio Grande do Norte|RN, Rio Grande do Sul|RS, Rondônia|RO, ' +
    'Roraima|RR, Santa Catarina|SC, São Paulo|SP|State of São Paulo, Sergipe|SE, Tocantins|TO',
  MX:
    'Aguascalientes|Ags., Baja California|B.C., Baja California Sur|B.C.S., Campeche|Camp., Chiapas|Chis., Chihuahua|Chih., ' +
    '*Ciudad de México|CDMX|Mexico City|Distrito Federal|D.F., Coahuila|Coah.|Coahuila de Zaragoza, Colima|Col., Durango|Dgo., ' +
    'Guanajuato|Gto., Guerrero|Gro., Hidalgo|Hgo., Jalisco|Jal., México|Estado de México|Méx.|Edo. Méx., Michoacán|Mich., ' +
    'Morelos|Mor., Nayarit|Nay., Nuevo León|N.L., Oaxaca|Oax., Puebla|Pue., Querétaro|Qro., Quintana Roo|Q.R.|Q. Roo, ' +
    'San Luis Potosí|S.L.P., Sinaloa|Sin., Sonora|Son., Tabasco|Tab., Tamaulipas|Tamps., Tlaxcala|Tlax., Veracruz|Ver., ' +
    'Yucatán|Yuc., Zacatecas|Zac.',
  AR:
    '*Ciudad Autónoma de Buenos Aires|Cdad. Autónoma de Buenos Aires|CABA|C.A.B.A.|Capital Federal, Provincia de Buenos Aires|Buenos Aires Province, Catamarca, ' +
    'Chaco, Chubut, Córdoba|Córdoba Province, Corrientes, Entre Ríos, Formosa, Jujuy, La Pampa, La Rioja, Mendoza, Misiones, ' +
    'Neuquén, Río Negro, Salta, San Juan, San Luis, Santa Cruz, Santa Fe, Santiago del Estero, Tierra del Fuego, Tucumán',
  CL:
    'Región Metropolitana|Región Metropolitana de Santiago|Santiago Metropolitan Region|RM, Valparaíso, Biobío|Bío Bío, ' +
    'Araucanía|La Araucanía, Antofagasta, Atacama, Coquimbo, Maule, Los Lagos, Los Ríos, Magallanes, Tarapacá, Arica y Parinacota, ' +
    "O'Higgins, Aysén, Ñuble",
  CO:
    'Antioquia, Atlántico, *Bogotá D.C.|Bogota DC, Bolívar, Boyacá, Caldas, Caquetá, Casanare, Cauca, Cesar, Chocó, Córdoba, ' +
    'Cundinamarca, Huila, La Guajira, Magdalena, Meta, Nariño, Norte de Santander, Putumayo, Quindío, Risaralda, Santander, ' +
    'Sucre, Tolima, Valle del Cauca',
}
