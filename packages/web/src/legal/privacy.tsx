import { Link } from '@tanstack/react-router'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { type Chapter, Points } from './LegalPage.tsx'

export const PRIVACY: readonly Chapter[] = [
  {
    id: 'hvad',
    title: 'Hvad vi gemmer',
    text: (
      <Points
        points={[
          <>
            <strong>Konto:</strong> fornavn, efternavn, brugernavn, email, telefonnummer, hvis du giver os det, og
            firmanavn og CVR-nummer for virksomheder.
          </>,
          <>
            <strong>Adgangskode:</strong> kun et argon2id-aftryk, som ikke kan regnes tilbage. Vi kender ikke selve
            koden.
          </>,
          <>
            <strong>Login:</strong> for hver enhed et aftryk af dens login, hvad dens browser kalder sig, hvornår du
            loggede ind, og hvornår den sidst blev set.
          </>,
          <>
            <strong>Penge:</strong> indbetalinger, udbetalinger, indsatser, gevinster og køb.
          </>,
          <>
            <strong>Runder:</strong> spil, indsats, udfald, tidspunkt og de seeds, der afgjorde runden.
          </>,
          <>
            <strong>Spil:</strong> dine grænser, pauser og udelukkelser, din spilletid, dit niveau, dine favoritter og
            de karakterer, du giver.
          </>,
          <>
            <strong>Identitet:</strong> navn og fødselsdato fra MitID, og dit CPR-nummer, forseglet. Lukker du kontoen,
            bliver kun et aftryk, som ingen kan læse nummeret af: en udelukkelse skal gælde, også på en ny konto.
          </>,
          <>
            <strong>Nyheder:</strong> om du har sagt ja til dem.
          </>,
        ]}
      />
    ),
  },
  {
    id: 'hvorfor',
    title: 'Hvorfor',
    text: (
      <Points
        points={[
          'For at føre din konto og din saldo: det er aftalen med dig.',
          'For at overholde loven om spil, bogføring og hvidvask: grænser, udelukkelser, ROFUS og hovedbogen.',
          'For at sende nyheder: kun, hvis du har sagt ja, og indtil du siger nej igen under Konto.',
        ]}
      />
    ),
  },
  {
    id: 'hvem',
    title: 'Hvem der ellers ser det',
    text: (
      <>
        <p>
          Siden henter intet fra fremmede servere: skrifter, billeder og spil ligger hos os, og der er ingen sporing og
          ingen reklamer. Disse får det, de skal bruge, når huset er sat op med dem:
        </p>
        <Points
          points={[
            'MitID, gennem en broker, når du bekræfter din identitet.',
            'ROFUS, der får dit CPR-nummer, når du bekræfter din identitet, ved hvert login og før indbetalinger.',
            'CVR-registret, der får et CVR-nummer at slå op.',
            'Betalingsudbyderen, når du betaler. Kortnummeret når aldrig vores egen server.',
            'Mailudbyderen, der bringer vores mails til dig.',
          ]}
        />
        <p>I testtilstand er de alle indbyggede, og intet forlader maskinen. Mails lægges i en mappe på den.</p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'Hvad der ligger i din browser',
    text: (
      <Points
        points={[
          <>
            En cookie med navnet <code>session</code>, der holder dig logget ind. Den er nødvendig, og intet script kan
            læse den. Med »Husk mig« gælder den i 30 dage. Uden er den væk, når du lukker browseren eller ikke har brugt
            siden i 12 timer.
          </>,
          <>
            En cookie med navnet <code>device</code>, når du har været logget ind. Med den kan vi se, at enheden er din,
            så du ikke må vente, når andre gætter på din adgangskode. Den lukker ingen ind og gælder i et år.
          </>,
          <>
            <code>auth-storage</code>: dit brugernavn, fornavn, medlemskab og niveau, så siden kan vise dem med det
            samme. Ingen adgangskode og intet, man kan logge ind med.
          </>,
          'Dine demokreditter og om du har slået lyd og bevægelser fra.',
        ]}
      />
    ),
  },
  {
    id: 'hvor-laenge',
    title: 'Hvor længe',
    text: (
      <>
        <p>
          Runder gemmes i mindst 90 dage, så du kan se og kontrollere dem. Links i mails kan bruges én gang og udløber
          af sig selv. Resten gemmer vi, så længe du har en konto.
        </p>
        <p>
          <strong>Når du sletter kontoen,</strong> fjerner vi navn, brugernavn, email, telefon, firma, adgangskode og
          alle logins med det samme.
        </p>
        <p>
          <strong>Hovedbogen bliver stående.</strong> Bevægelser og runder skal kunne revideres, og bogføringsloven
          kræver fem år. De står tilbage under et tilfældigt nummer, som ikke længere kan føres tilbage til dig. Det gør
          dine grænser, pauser og udelukkelser også.
        </p>
      </>
    ),
  },
  {
    id: 'rettigheder',
    title: 'Dine rettigheder',
    text: (
      <>
        <Points
          points={[
            'Se og hente: »Hent mine data« under Konto giver dig det hele i én fil.',
            'Rette: navn og telefon under Konto; en ny email bekræftes med et link.',
            'Slette: »Slet konto« under Konto.',
            'Sige nej til nyheder: under Konto.',
            'Klage: til Datatilsynet, datatilsynet.dk.',
          ]}
        />
        <p>
          Se også vores{' '}
          <Link to="/terms" className={TEXT_LINK}>
            vilkår og betingelser
          </Link>
          .
        </p>
      </>
    ),
  },
]
