import type { Language } from './language.ts'

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

export const french: Language = { words, kinds }
