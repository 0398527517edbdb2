import { german } from '../names/german.ts'
import type { CountrySource } from './country.ts'

const berlin = `
Mitte; 52.5230 13.4020; 1011%, 1017%, 10115, 1055%; Torstraße, Friedrichstraße, Rosenthaler Straße, Invalidenstraße, Chausseestraße, Linienstraße, Auguststraße, Leipziger Straße, Alte Schönhauser Straße; Mitte, Hackescher Markt, Alexanderplatz, Moabit, Wedding
Kreuzberg; 52.4980 13.4080; 10961, 10963, 10965, 10967, 10997, 10999; Oranienstraße, Bergmannstraße, Skalitzer Straße, Gneisenaustraße, Wiener Straße, Adalbertstraße, Mehringdamm, Graefestraße; Kreuzberg, Bergmannkiez, Graefekiez
Neukölln; 52.4800 13.4370; 12043, 12045, 12047, 12049, 12051, 12053; Karl-Marx-Straße, Sonnenallee, Hermannstraße, Weserstraße, Reuterstraße, Maybachufer, Schillerpromenade; Neukölln, Rixdorf, Reuterkiez, Britz
Prenzlauer Berg; 52.5390 13.4240; 10405, 10407, 10409, 10435, 10437, 10439; Kastanienallee, Schönhauser Allee, Danziger Straße, Prenzlauer Allee, Kollwitzstraße, Stargarder Straße, Greifswalder Straße; Prenzlauer Berg, Kollwitzkiez, Helmholtzplatz
Charlottenburg; 52.5080 13.3040; 10585, 10587, 10589, 10623, 10625, 10627, 10629; Kantstraße, Kurfürstendamm, Bismarckstraße, Wilmersdorfer Straße, Kaiserdamm, Savignyplatz, Otto-Suhr-Allee; Charlottenburg, Savignyplatz, Westend, Lietzensee
Friedrichshain; 52.5130 13.4540; 10243, 10245, 10247, 10249; Warschauer Straße, Boxhagener Straße, Simon-Dach-Straße, Frankfurter Allee, Karl-Marx-Allee, Revaler Straße; Friedrichshain, Boxhagener Platz, Ostkreuz
Schöneberg; 52.4860 13.3530; 10777, 10779, 10781, 10783, 10823, 10827; Hauptstraße, Potsdamer Straße, Goltzstraße, Motzstraße, Akazienstraße, Maaßenstraße; Schöneberg, Nollendorfplatz, Akazienkiez, Friedenau
Steglitz; 52.4560 13.3220; 12163, 12165, 12167, 12169; Schloßstraße, Albrechtstraße, Grunewaldstraße, Birkbuschstraße; Steglitz, Lichterfelde, Zehlendorf, Lankwitz
Spandau; 52.5350 13.2000; 13581, 13585, 13597; Carl-Schurz-Straße, Breite Straße, Seegefelder Straße, Falkenseer Chaussee; Spandau, Haselhorst, Staaken
Pankow; 52.5690 13.4020; 13187, 13189, 13156; Berliner Straße, Florastraße, Breite Straße, Wollankstraße; Pankow, Niederschönhausen, Weißensee`

const munich = `
Altstadt; 48.1390 11.5760; 80331, 80333; Sendlinger Straße, Kaufingerstraße, Tal, Theatinerstraße, Sonnenstraße, Müllerstraße, Herzog-Wilhelm-Straße; Altstadt, Marienplatz, Viktualienmarkt, Glockenbach
Schwabing; 48.1610 11.5860; 80801, 80802, 80803, 80804, 80796; Leopoldstraße, Hohenzollernstraße, Schleißheimer Straße, Belgradstraße, Türkenstraße; Schwabing, Münchner Freiheit, Milbertshofen
Haidhausen; 48.1310 11.5990; 81667, 81669, 81541; Rosenheimer Straße, Weißenburger Straße, Wörthstraße, Innere Wiener Straße, Orleansstraße; Haidhausen, Ostbahnhof, Giesing, Au
Neuhausen; 48.1540 11.5330; 80634, 80636, 80637; Nymphenburger Straße, Rotkreuzplatz, Leonrodstraße, Landshuter Allee, Donnersbergerstraße; Neuhausen, Nymphenburg, Gern
Sendling; 48.1190 11.5450; 81371, 81369, 81373; Lindwurmstraße, Plinganserstraße, Implerstraße, Albert-Roßhaupter-Straße; Sendling, Harras, Laim, Pasing`

export const germany: CountrySource = {
  code: 'DE',
  names: ['Germany', 'Deutschland', 'DE', 'Federal Republic of Germany'],
  dialCode: '49',
  language: german,
  addresses: [
    '{road} %?, {postal} {city}, Deutschland',
    '{road} %, {postal} {city}, Deutschland',
    '{road} %??, {postal} {city}, Germany',
    '{road} %?{letter}, {postal} {city}',
    '{road} %?, {postal} {city}',
  ],
  cities: [
    {
      name: 'Berlin',
      weight: 5,
      centre: [52.52, 13.405],
      phones: '030 %???????, 030 %?? ??? ??, 0176 %???????, 030 %??????, 0151 %???????',
      districts: berlin,
    },
    {
      name: 'München',
      weight: 2,
      centre: [48.1374, 11.5755],
      phones: '089 %???????, 089 %?????, 0179 %??????, 089 %???????',
      districts: munich,
    },
  ],
}
