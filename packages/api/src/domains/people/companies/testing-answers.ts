// Answers of the registers, in the form that their descriptions give them.

const hit = (Vrvirksomhed: object) => ({ hits: { total: 1, hits: [{ _index: 'cvr', _source: { Vrvirksomhed } }] } })
const until = (gyldigTil: string | null) => ({ gyldigFra: '2001-01-01', gyldigTil, sidstOpdateret: '2024-05-01' })

const names = [
  { navn: 'Gammelt Navn A/S', periode: until('2015-06-30') },
  { navn: 'Nyt Navn ApS', periode: until(null) },
]
const addresses = [
  {
    ...{ vejnavn: 'Gammel Vej', husnummerFra: 1, bogstavFra: null, postnummer: 1000, postdistrikt: 'København K' },
    periode: until('2015-06-30'),
  },
  {
    ...{ vejnavn: 'Ny Vej', husnummerFra: 2, bogstavFra: null, postnummer: 8000, postdistrikt: 'Aarhus C' },
    periode: until(null),
  },
]

export const OFFICIAL_ANSWERS = {
  running: hit({
    cvrNummer: 98000003,
    reklamebeskyttet: true,
    navne: names,
    livsforloeb: [{ periode: until(null) }],
    virksomhedMetadata: {
      nyesteNavn: { navn: 'Havnens Spil ApS', periode: until(null) },
      nyesteBeliggenhedsadresse: {
        ...{ vejnavn: 'Havnegade', husnummerFra: 12, bogstavFra: 'B', postnummer: 999, postdistrikt: 'København C' },
        periode: until(null),
      },
      nyesteHovedbranche: { branchekode: '621000', branchetekst: 'Computerprogrammering', periode: until(null) },
    },
  }),
  onlyPeriods: hit({ cvrNummer: 98000003, reklamebeskyttet: false, navne: names, beliggenhedsadresse: addresses }),
  ceased: hit({
    cvrNummer: 98000003,
    navne: [names[0]],
    livsforloeb: [{ periode: until('2015-06-30') }],
    virksomhedMetadata: { nyesteNavn: null, nyesteHovedbranche: null },
  }),
  none: { hits: { total: 0, hits: [] } },
}

export const CVRAPI_ANSWERS = {
  running: {
    ...{ vat: 98000003, name: 'Havnens Spil ApS', address: 'Havnegade 12', zipcode: '8000', city: 'Aarhus C' },
    ...{ cityname: null, protected: false, phone: null, email: null, startdate: '01/01 - 2001', enddate: null },
    ...{ industrycode: 621000, industrydesc: 'Computerprogrammering', companycode: 80, t: 100, version: 6 },
  },
}
