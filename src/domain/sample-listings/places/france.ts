import { french } from '../names/french.ts'
import type { CountrySource } from './country.ts'

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
