import { Link } from '@tanstack/react-router'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { type Chapter, Points } from './LegalPage.tsx'

export const TERMS: readonly Chapter[] = [
  {
    id: 'testtilstand',
    title: 'Testtilstand',
    text: (
      <>
        <p>
          Når siden siger <strong>testtilstand</strong>, er pengene simulerede: en indbetaling koster dig ikke noget, og
          saldoen kan ikke blive til rigtige penge. Reglerne nedenfor gælder alligevel, så du kan se, hvordan huset er
          skruet sammen.
        </p>
        <p>I demo spiller du med kreditter, som altid er gratis og aldrig kan udbetales.</p>
      </>
    ),
  },
  {
    id: 'alder',
    title: 'Hvem der må spille',
    text: (
      <>
        <Points
          points={[
            'Du skal være fyldt 18 år for at oprette en konto og for at spille.',
            'En konto er personlig. Du må have én, og du må ikke lade andre bruge den.',
            'Kun en person kan spille for penge. En virksomhedskonto kan købe, leje og lave spil.',
            'Oplysningerne på kontoen skal være rigtige.',
          ]}
        />
        <p>
          Før du indbetaler og spiller for penge første gang, bekræfter du din identitet med MitID. Så, ved hvert login
          derefter og før indbetalinger spørger vi Register Over Frivilligt Udelukkede Spillere (ROFUS). Står du dér,
          kan du ikke spille for penge her. En pause eller udelukkelse gælder personen, også på en ny konto.
        </p>
      </>
    ),
  },
  {
    id: 'konto',
    title: 'Din konto',
    text: (
      <>
        <p>
          Kontoen aktiveres med linket i den mail, vi sender dig. Vælg en adgangskode, som du ikke bruger andre steder,
          og giv den ikke til nogen. Tror du, at en anden kender den, så skift den under Konto: det logger dine andre
          enheder ud.
        </p>
        <p>Du kan når som helst slette kontoen. Udbetal først din saldo, og lad åbne runder blive spillet færdige.</p>
      </>
    ),
  },
  {
    id: 'penge',
    title: 'Ind- og udbetaling',
    text: (
      <Points
        points={[
          'Før du første gang spiller for penge, sætter du en indbetalingsgrænse pr. døgn, uge og måned.',
          'Hver bevægelse på din konto står i din historik med beløb, tidspunkt og saldo. Ingen bevægelse kan rettes eller slettes bagefter, heller ikke af os.',
          'Saldoen kan ikke blive negativ. Vi giver ikke kredit.',
          'Saldoen er i danske kroner. Der løber ikke renter på, og vi tager ikke gebyr.',
        ]}
      />
    ),
  },
  {
    id: 'spil',
    title: 'Sådan spilles en runde',
    text: (
      <>
        <Points
          points={[
            'Indsatsen trækkes, gevinsten lægges til, og runden gemmes i samme øjeblik. Enten er det hele sket, eller også er intet sket.',
            'Hvert spil har en højeste gevinst, skrevet på spillet som et antal gange indsatsen (Max Gevinst). Når en runde når dertil, slutter den og betaler det beløb.',
            'Gevinster beregnes af spillets gevinsttabel. RTP er den del af indsatserne, spillet betaler tilbage i det lange løb; i en enkelt aften kan alt ske.',
            'Spillet ved ikke, hvad du har vundet eller tabt før, hvor stor din saldo er, eller hvem du er. Ingen runde bliver »skyldig«.',
          ]}
        />
        <p>
          Kræver runden et valg af dig, holder vi den åben. Den overlever, at du lukker siden eller mister forbindelsen.
          Har du ikke valgt inden for <strong>24 timer</strong>, spiller vi den færdig med det valg, der står i spillets
          regler som det forudbestemte, og lægger gevinsten på din saldo.
        </p>
        <p>
          Er der en fejl i et spil, så en runde ikke følger de viste regler, er den ugyldig, og indsatsen går retur.
        </p>
      </>
    ),
  },
  {
    id: 'bevis',
    title: 'Sådan kan du bevise en runde',
    text: (
      <>
        <p>
          Før du spiller, viser vi et fingeraftryk (SHA-256) af det hemmelige server-seed. Sammen med dit eget
          klient-seed, som du selv vælger, og rundens nummer giver det rundens udfald:
          <code className="mt-2 block break-words rounded-sm bg-ground px-3 py-2 font-mono text-sm">
            HMAC-SHA256(server-seed, klient-seed:nummer)
          </code>
        </p>
        <p>
          Når du trykker »Skift seed«, får du det gamle server-seed at se. Så kan du selv regne efter, at
          fingeraftrykket passer, og at hver runde blev, som den skulle. »Kontrollér runde« gør det for dig i din egen
          browser med den samme spilmotor. Hver runde har en adresse, hvor den kan ses igen, uden dit navn.
        </p>
      </>
    ),
  },
  {
    id: 'graenser',
    title: 'Ansvarligt spil',
    text: (
      <>
        <Points
          points={[
            'Du kan sætte grænser for indbetaling, tab og spilletid. En lavere grænse gælder straks; en højere først efter 24 timer.',
            'Du kan holde en pause på 24 timer eller udelukke dig selv i mindst 30 dage eller for altid. Det gælder med det samme og kan ikke fortrydes.',
            'Mens du spiller for penge, viser vi hele tiden, hvor længe du har spillet, og hvad du har vundet eller tabt.',
          ]}
        />
        <p>
          Er spil ikke sjovt længere, så ring til StopSpillet på{' '}
          <a href="tel:+4570222825" className={TEXT_LINK}>
            +45 70 22 28 25
          </a>
          . Det er gratis og fortroligt. Vil du udelukkes fra alt spil i Danmark, så skriv dig op på{' '}
          <a href="https://www.rofus.nu" className={TEXT_LINK}>
            rofus.nu
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: 'koeb',
    title: 'Køb og leje af spil',
    text: (
      <p>
        Et køb giver en varig ret til spillet; en leje giver ret i det antal måneder, du har betalt for, regnet fra
        købsdagen. Prisen står på købssiden, før du betaler, med moms. En leje kan opgraderes til et køb, hvor hele det
        betalte beløb trækkes fra.
      </p>
    ),
  },
  {
    id: 'snyd',
    title: 'Misbrug',
    text: (
      <p>
        Vi kan lukke en konto, der bruges til hvidvask, bruges af en anden end ejeren, eller som forsøger at narre
        spillene eller andre spillere. Saldoen udbetales, medmindre loven siger noget andet, og du får begrundelsen.
      </p>
    ),
  },
  {
    id: 'klage',
    title: 'Klager og ændringer',
    text: (
      <>
        <p>
          Skriv til supporten fra fanen Support i dit dashboard. Nævn rundens nummer, hvis det handler om en runde, så
          begynder vi med at regne den efter. Dansk ret gælder, og du kan som forbruger klage til Nævnenes Hus.
        </p>
        <p>
          Ændrer vi vilkårene, står det her med en ny dato, og du får det at vide, før du spiller videre. Hvordan vi
          behandler dine oplysninger, står i{' '}
          <Link to="/privacy" className={TEXT_LINK}>
            privatlivspolitikken
          </Link>
          .
        </p>
      </>
    ),
  },
]
