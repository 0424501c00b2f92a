import type { Register } from './register.ts'

/**
 * Made-up companies. Their numbers pass the check, and but for the first, the example of the check's own description,
 * they lie where the register has not given out any yet.
 */
const COMPANIES: readonly (readonly [
  cvrNumber: string,
  name: string,
  street: string,
  postalCode: string,
  city: string,
  industry: string,
])[] = [
  ['13585628', 'Eksempelvirksomhed ApS', 'Eksempelvej 1', '2800', 'Kongens Lyngby', 'Computerprogrammering'],
  ['98000003', 'Bølgebryder Spil ApS', 'Havnegade 12', '8000', 'Aarhus C', 'Udgivelse af computerspil'],
  ['98037438', 'Klokkefrøen Underholdning A/S', 'Torvet 3', '6100', 'Haderslev', 'Computerprogrammering'],
  ['98074856', 'Lygteskæret Kiosk', 'Nørregade 41', '7400', 'Herning', 'Detailhandel med aviser og tobaksvarer'],
  ['98112278', 'Fyrtårnets Café ApS', 'Strandvejen 88', '9990', 'Skagen', 'Caféer, værtshuse og diskoteker'],
  ['98149694', 'Tre Ravne Film A/S', 'Vesterbrogade 204', '1620', 'København V', 'Produktion af film og videofilm'],
  ['98187111', 'Morgendug Gartneri', 'Mosevej 7', '5600', 'Faaborg', 'Dyrkning af grøntsager'],
  ['98224548', 'Kobbertag Murerforretning ApS', 'Smedegade 19', '4200', 'Slagelse', 'Murerarbejde'],
  ['98261966', 'Hvid Støj Musik', 'Jagtvej 66', '2200', 'København N', 'Udgivelse af lydoptagelser'],
  ['98299378', 'Vadehavets Rejser A/S', 'Skibbroen 5', '6760', 'Ribe', 'Rejsearrangører'],
  ['98336796', 'Glasperlen Design ApS', 'Kystvejen 31', '3700', 'Rønne', 'Industriel design og produktdesign'],
  ['98374213', 'Sivskoens Skomageri', 'Algade 102', '4000', 'Roskilde', 'Reparation af skotøj'],
  ['98411631', 'Nordlys Regnskab ApS', 'Boulevarden 27', '9000', 'Aalborg', 'Bogføring og revision'],
  ['98449043', 'Den Gule Trøje Cykler', 'Odensevej 150', '5260', 'Odense S', 'Detailhandel med cykler'],
  ['98486461', 'Tordenkilens Brandslukning A/S', 'Industrivej 8', '8260', 'Viby J', 'Reparation af maskiner'],
  ['98523898', 'Karrusellen Event ApS', 'Tivolivej 1', '8700', 'Horsens', 'Organisering af messer og kongresser'],
  ['98561315', 'Bagerens Datter', 'Hovedgaden 55', '3460', 'Birkerød', 'Fremstilling af friske bageriprodukter'],
  ['98598731', 'Stærekassen Teater', 'Kongensgade 14', '6700', 'Esbjerg', 'Scenekunst'],
  ['98636145', 'Fjordlys Elektro A/S', 'Fjordvej 73', '7100', 'Vejle', 'El-installation'],
  ['98673563', 'Kridtstregen Tegnestue ApS', 'Slotsgade 9', '3400', 'Hillerød', 'Arkitektvirksomhed'],
  ['98710981', 'Mågeøens Røgeri', 'Havnen 22', '4791', 'Borre', 'Forarbejdning og konservering af fisk'],
  ['98748393', 'Purløg og Persille ApS', 'Gothersgade 133', '1123', 'København K', 'Restauranter'],
  [
    '98785809',
    'Langelinjens Lotteri A/S',
    'Amerika Plads 4',
    '2100',
    'København Ø',
    'Lotteri- og anden spillevirksomhed',
  ],
  ['98823239', 'Hedens Uld', 'Lyngvej 16', '7700', 'Thisted', 'Fremstilling af strikvarer'],
  ['98860657', 'Gnisten Softwareværksted ApS', 'Åbogade 30', '8200', 'Aarhus N', 'Computerprogrammering'],
  ['98898069', 'Månestenen Smykker', 'Store Gade 48', '6200', 'Aabenraa', 'Detailhandel med ure og smykker'],
  ['98935487', 'Sommerbroen Udlejning A/S', 'Ågade 61', '8600', 'Silkeborg', 'Udlejning af fritidsudstyr'],
  ['98972900', 'Tusindfryd Blomster ApS', 'Søndergade 23', '9800', 'Hjørring', 'Detailhandel med blomster'],
  ['99010312', 'Hjulspor Transport A/S', 'Motorvejen 2', '7000', 'Fredericia', 'Vejgodstransport'],
  ['99047739', 'Kaffemøllen Risteri', 'Jernbanegade 11', '4700', 'Næstved', 'Forarbejdning af te og kaffe'],
  ['99085169', 'Pilefløjten Musikskole', 'Skolegade 6', '8900', 'Randers', 'Undervisning inden for kultur'],
  ['99122587', 'Ellepigens Apotek A/S', 'Bredgade 77', '7500', 'Holstebro', 'Apoteker'],
  ['99160004', 'Den Sovende Bjørn Hotel ApS', 'Sølvgade 90', '6400', 'Sønderborg', 'Hoteller'],
  ['99197420', 'Papirsvalen Trykkeri A/S', 'Havnevej 38', '4800', 'Nykøbing Falster', 'Anden trykning'],
  ['99234849', 'Spejlglas Optik', 'Rådhuspladsen 18', '4600', 'Køge', 'Optikere'],
  ['99272279', 'Lukkede Døre ApS', 'Gågade 2', '6000', 'Kolding', 'Detailhandel med møbler'],
  ['99309695', 'Stille Post Kommunikation A/S', 'Vimmelskaftet 29', '1161', 'København K', 'Reklamebureauer'],
]

const CEASED = ['Lukkede Døre ApS']
const AD_PROTECTED = ['Stille Post Kommunikation A/S']

/** A small register for trying the house without the real one. */
export const embeddedRegister: Register = {
  name: 'embedded',
  find: async (wanted) => {
    const found = COMPANIES.find(([cvrNumber]) => cvrNumber === wanted)
    if (!found) return undefined
    const [, name, street, postalCode, city, industry] = found
    return {
      ...{ name, industry },
      address: { street, postalCode, city },
      ceased: CEASED.includes(name),
      adProtected: AD_PROTECTED.includes(name),
    }
  },
}
