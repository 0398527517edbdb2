import type { Language } from '../names/language.ts'
import type { CountrySource } from './country.ts'

const words = {
  five: '3, 5, 6, 8',
  mobile: '12, 61, 22, 63, 50, 72, 84, 95, 67, 20',
  mobile7: '68, 81, 82, 60, 86, 69',
  surname: '{knownSurname}, {rareSurname}, {rareSurname}',
  knownSurname:
    'Martin, Bernard, Dubois, Thomas, Robert, Petit, Durand, Leroy, Moreau, Simon, Laurent, Lefebvre, Michel, Garcia, Roux, Fournier, Nguyen, Benali, Diallo',
  rareSurname: '{root}{end}',
  root: 'Beau, Mont, Val, Bel, Cour, Des, Du, Font, Gir, Gau, Mar, Per, Ros, Ver, Bour, Cham, Char, Dela, Gran, La, Mal, Mer, Nor, Pel, Rich, Rou, Tour, Vil, Bar, Cas, Clair, Fal, Lam, Mau, Pic, Sauv, Tri',
  end: 'mont, ville, court, champ, val, bois, fort, gard, nier, tier, din, rand, zier, leau, lin, chet, not, get, roy, son, bert, teau, let, rion, gnon, vert, pin, set, dier, lard',
  first:
    'Marie, Jean, Pierre, Claire, Sophie, Nicolas, Julien, Camille, Antoine, Isabelle, Philippe, Léa, Thomas, Hélène, Louis, Chloé, Mathieu, Anne, François, Nathalie, Karim, Fatima, Hugo, Inès, Olivier, Valérie, Lucas, Margaux, Paul, Suzanne, Marcel, Jeanne, Lucette, Gaston, Simone, Émile',
  woman:
    'Camille, Léa, Sophie, Inès, Chloé, Margaux, Valérie, Nathalie, Isabelle, Hélène, Fatima, Claire, Manon, Jade, Lola',
  noun: 'Comptoir, Jardin, Moulin, Zinc, Petit Quai, Coq, Canard, Bouchon, Chaudron, Marché, Tire-Bouchon, Perroquet, Relais, Grenier, Verre à Pied, Pressoir, Marronnier, Tilleul, Phare, Vieux Chêne, Cochon Bleu, Hibou, Tournesol, Passage',
  femNoun:
    'Table, Cantine, Cuisine, Fontaine, Rotonde, Fourchette, Marmite, Taverne, Cave, Treille, Halle, Bonne Étoile, Cigale, Grange, Lanterne, Belle Équipe, Mésange, Petite Maison, Girafe, Colombe',
  coined:
    "Le {noun}, La {femNoun}, Le {noun} de {first}, Chez {first}, La {femNoun} de {first}, Le {noun} {hood}, L'Atelier {surname}, La {femNoun} d'à Côté, Au {noun}, Le {noun} Gourmand, La {femNoun} Verte, Maison {surname}, Le Petit {surname}",
  branch: '{hood}, Paris {hood}, {hood}, - {hood}, Paris {district}',
  brand: 'Café des Brumes, Grain de Jour, Torréfaction Mirabeau',
  bread: 'Au Blé Doré, La Mie Câlinette, Levain & Compagnie, Pains et Merveilles',
  asian:
    'Saïgon, Le Mékong, Hanoï, Sakura, Le Lotus, Pékin, Bambou, Thaï Orchidée, Tokyo Garden, La Baie d’Along',
  specialty:
    'Cardiologue, Dermatologue, Ophtalmologue, Pédiatre, Gynécologue, Médecin généraliste, ORL, Psychiatre, Ostéopathe, Kinésithérapeute',
  hairName:
    "L'Atelier de {first}, {first} Coiffure, Salon {first}, Hair'Mony, Imagin'Hair, Coiffure {first} {surname}, Diminu'Tif, {first} & {first} Coiffeurs, Le Salon {hood}",
  field: 'Informatique, Logiciels, Digital, Numérique, Systèmes, Data, Conseil IT, Labs',
}

const kinds = `
restaurant 7; Restaurant; Restaurant; {coined}, {coined} {hood}, Restaurant {coined}, Brasserie {surname}, {coined}
restaurant 4; French restaurant; Restaurant français; Bistrot {surname}, {coined}, Brasserie {coined}, Bistrot {first}, Auberge {surname}
restaurant 2; Italian restaurant; Restaurant italien; Pizzeria {first}, Trattoria {surname}, Da {first}, Pizza {surname} {hood}
restaurant 2; Asian restaurant; Restaurant asiatique; {asian}, {asian} {hood}, Cantine {asian}, Traiteur {asian}
cafe 5; Cafe; Café; Café {surname}, {brand} {branch}, Café de la {femNoun}, Café du {noun}, Le Café {first}, Salon de thé {first}
bakery 6; Bakery; Boulangerie; Boulangerie {surname}, Boulangerie-Pâtisserie {surname}, {bread} {hood}, Maison {surname}, Pâtisserie {first} {surname}, Boulangerie {hood}, Au Pain de {first}
bar 4; Bar; Bar; Bar {coined}, Le Bar à {first}, Bar du {noun}, Cave à vins {surname}, Le {noun} Bar, Bar-tabac {surname}
clinic 5; Doctor; Médecin; Dr {first} {surname}, Docteur {first} {surname}, Cabinet médical {hood}, {specialty} - Dr {surname}, Centre médical {hood}, Cabinet du Dr {surname}, Dr {surname} {first} - {specialty}
clinic 1; Healthcare; Santé; Cabinet de kinésithérapie {surname}, Centre de santé {hood}, Laboratoire {surname}, Cabinet infirmier {hood}
dentist 4; Dentist; Dentiste; Cabinet dentaire {surname}, Dr {first} {surname} - Chirurgien-dentiste, Centre dentaire {hood}, Orthodontiste {surname}, Cabinet dentaire {hood}
hospital 1; Hospital; Hôpital; Clinique {surname}, Hôpital {surname}
pharmacy 4; Pharmacy; Pharmacie; Pharmacie {surname}, Pharmacie {hood}, Grande Pharmacie {hood}, Pharmacie du {noun}, Pharmacie de la {femNoun}
garage 3; Auto repair shop; Garage automobile; Garage {surname}, Garage {hood}, Carrosserie {surname}, Garage {surname} & Fils, {surname} Automobiles
garage 2; Auto Service; Service automobile; {surname} Auto Services, Pneus {surname}, Contrôle technique {hood}, Pare-brise {surname}
carwash 1; Car wash; Station de lavage; Lavage {hood}, Lavage auto {surname}, Éclat Auto {hood}
fuel 1; Gas station; Station-service; Station {hood}, Station-service {surname}
salon 6; Hair salon; Salon de coiffure; {hairName}, {hairName}, {hairName} {hood}, Barbier {first}
salon 3; Beauty salon; Institut de beauté; Institut {woman}, Institut de beauté {surname}, Onglerie {woman}, Beauté {hood}, L'Instant {woman}
spa 1; Spa; Spa; Spa {surname}, Hammam {hood}, Massages {asian}
gym 2; Gym; Salle de sport; Salle {hood}, Club {surname} Fitness, Yoga {hood}, Studio Pilates {hood}, Studio {first} {surname}
cleaning 2; Cleaning Service; Service de nettoyage; {surname} Nettoyage, Nettoyage {surname}, {surname} Propreté, Pressing {hood}, Blanchisserie {surname}
craft 3; General contractor; Entrepreneur; {surname} Rénovation, Menuiserie {surname}, Peinture {surname}, {surname} Bâtiment, Vitrerie {surname}, Entreprise {surname} & Fils
emergency 3; Plumber; Plombier; Plomberie {surname}, {surname} Plomberie Chauffage, Serrurerie {surname}, Serrurier {hood}, Électricité {surname}, SOS Plombier {hood}
craft 1; Moving company; Entreprise de déménagement; Déménagements {surname}, {surname} Déménagement
office 5; Law firm; Cabinet d'avocats; Cabinet {surname} & {surname}, Maître {first} {surname}, {surname} Avocats, {surname} & Associés, Étude notariale {surname}, Cabinet {surname}
office 3; Accountant; Expert-comptable; Cabinet comptable {surname}, {surname} Expertise Comptable, {surname} & {surname} Conseil, Fiduciaire {surname}
agency 4; Real estate agency; Agence immobilière; {surname} Immobilier, Agence {surname}, Immobilière {hood}, {hood} Immobilier, Cabinet {surname} Immobilier
office 3; Software Development; Éditeur de logiciels; {surname} {field}, {surname} {field} {hood}, {surname} & {surname} {field}
agency 2; Service Provider; Prestataire de services; Assurances {surname}, Imprimerie {surname}, Studio photo {surname}, Agence {first} {surname}, {surname} Services, Pompes funèbres {surname}
academy 3; Learning center; Centre de formation; École de musique {surname}, Auto-école {hood}, Auto-école {surname}, Cours {surname}, École de danse {surname}, Soutien scolaire {hood}
school 2; Preschool; École maternelle; Crèche {hood}, Crèche Les Petits Loups, École {surname}, Crèche {first} {surname}
nightlife 1; Night club; Boîte de nuit; Club {surname}, Le {noun} Club, Karaoké {hood}, Escape Game {hood}
culture 4; Art gallery; Galerie d'art; Galerie {surname}, Galerie {first} {surname}, Théâtre de la {femNoun}, Théâtre {hood}, Cinéma {hood}, Musée {surname}
convenience 2; Convenience store; Épicerie; Alimentation générale {hood}, Épicerie {surname}, Supérette {hood}, Épicerie de nuit {surname}
shop 6; Store; Magasin; Librairie {surname}, Fleuriste {surname}, Fromagerie {surname}, Boucherie {surname}, Opticien {surname}, Cordonnerie {surname}, Fleurs de {first}, Librairie du {noun}, Caviste {surname}
stay 3; Hotel; Hôtel; Hôtel {surname}, Hôtel {hood}, Hôtel du {noun}, Hôtel de la {femNoun}, Hôtel {surname} {hood}
`

const french: Language = { words, kinds }

const paris = `
1er; 48.8620 2.3360; 75001; Rue Saint-Honoré, Rue de Rivoli, Rue Montorgueil, Rue du Louvre, Rue des Petits Champs; Louvre, Les Halles, Châtelet, Palais-Royal
2e; 48.8680 2.3440; 75002; Rue Réaumur, Rue Saint-Denis, Rue Montmartre, Rue Sainte-Anne, Boulevard de Sébastopol; Montorgueil, Sentier, Opéra, Bourse
3e; 48.8630 2.3600; 75003; Rue de Bretagne, Rue de Turenne, Rue Vieille du Temple, Rue des Archives, Rue du Temple; Marais, Temple, Arts et Métiers
4e; 48.8550 2.3560; 75004; Rue Saint-Antoine, Rue de Rivoli, Rue des Rosiers, Rue Saint-Louis en l'Île, Rue du Roi de Sicile; Marais, Saint-Paul, Île Saint-Louis, Bastille
5e; 48.8450 2.3490; 75005; Rue Mouffetard, Rue Monge, Rue des Écoles, Boulevard Saint-Germain, Rue Saint-Jacques; Mouffetard, Panthéon, Jussieu, Quartier Latin
6e; 48.8500 2.3330; 75006; Rue de Rennes, Boulevard Saint-Germain, Rue de Seine, Rue du Cherche-Midi, Rue Mazarine; Saint-Germain, Odéon, Luxembourg, Saint-Sulpice
9e; 48.8770 2.3380; 75009; Rue des Martyrs, Rue La Fayette, Boulevard Haussmann, Rue de Douai, Rue Cadet; Pigalle, Opéra, Martyrs, Saint-Georges
10e; 48.8760 2.3610; 75010; Rue du Faubourg Saint-Denis, Boulevard de Magenta, Quai de Valmy, Rue de Lancry, Rue La Fayette; République, Canal Saint-Martin, Gare du Nord
11e; 48.8580 2.3790; 75011; Rue Oberkampf, Rue de Charonne, Boulevard Voltaire, Rue de la Roquette, Rue Saint-Maur, Avenue Parmentier; Oberkampf, Bastille, Charonne, Nation, Voltaire
12e; 48.8410 2.3910; 75012; Avenue Daumesnil, Rue de Charenton, Rue du Faubourg Saint-Antoine, Boulevard de Reuilly; Bercy, Daumesnil, Nation, Aligre
13e; 48.8300 2.3590; 75013; Avenue d'Italie, Avenue de Choisy, Rue de la Butte aux Cailles, Rue de Tolbiac, Boulevard Vincent Auriol; Gobelins, Tolbiac, Butte aux Cailles, Italie
14e; 48.8310 2.3270; 75014; Rue Daguerre, Avenue du Général Leclerc, Rue d'Alésia, Rue Raymond Losserand; Montparnasse, Alésia, Denfert, Pernety
15e; 48.8410 2.2980; 75015; Rue du Commerce, Rue de Vaugirard, Rue Lecourbe, Rue de la Convention, Avenue Émile Zola; Convention, Commerce, Vaugirard, Grenelle
16e; 48.8600 2.2710; 75016; Avenue Victor Hugo, Rue de Passy, Avenue Mozart, Rue de la Pompe, Avenue Kléber; Passy, Auteuil, Trocadéro, Victor Hugo
17e; 48.8860 2.3140; 75017; Rue des Batignolles, Avenue de Clichy, Rue de Lévis, Avenue des Ternes, Rue Legendre; Batignolles, Ternes, Épinettes, Wagram
18e; 48.8910 2.3440; 75018; Rue Lepic, Rue des Abbesses, Rue Caulaincourt, Rue Ordener, Boulevard Barbès, Rue Marcadet; Montmartre, Abbesses, Barbès, Jules Joffrin
19e; 48.8850 2.3810; 75019; Rue de Belleville, Avenue Jean Jaurès, Rue de Crimée, Rue Manin, Avenue de Flandre; Belleville, Jourdain, Buttes-Chaumont, La Villette
20e; 48.8650 2.3990; 75020; Rue de Ménilmontant, Rue des Pyrénées, Rue de Bagnolet, Boulevard de Charonne, Avenue Gambetta; Ménilmontant, Gambetta, Père Lachaise, Belleville`

export const france: CountrySource = {
  code: 'FR',
  names: ['France', 'FR', 'République française'],
  dialCode: '33',
  language: french,
  addresses: [
    '%? {road}, {postal} Paris, France',
    '%?? {road}, {postal} Paris, France',
    '% {road}, {postal} Paris, France',
    '%? bis {road}, {postal} Paris',
    '%? {road}, {postal} {city}',
    '%? {road}, {postal} Paris {district}, France',
  ],
  cities: [
    {
      name: 'Paris',
      weight: 5,
      centre: [48.8566, 2.3522],
      phones:
        '01 4? ?? ?? ??, 01 4? ?? ?? ??, 06 {mobile} ?? ?? ??, 01 5{five} ?? ?? ??, 09 5? ?? ?? ??, 07 {mobile7} ?? ?? ??',
      districts: paris,
    },
  ],
}
