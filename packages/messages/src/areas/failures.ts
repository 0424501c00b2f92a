import { area } from '../area.ts'

/** What a page says when something fails. What the server says of its own refusals comes from the server. */
export const failures = area('failures', {
  da: {
    titles: {
      invalid: 'Ugyldig forespørgsel',
      notLoggedIn: 'Du er ikke logget ind',
      noAccess: 'Det har du ikke adgang til',
      notFound: 'Ikke fundet',
      alreadyDone: 'Det er allerede sket',
      tooLarge: 'Forespørgslen er for stor',
      busy: 'Der er travlt lige nu',
    },
    noConnection: {
      title: 'Ingen forbindelse',
      message: 'Vi kan ikke få fat i serveren. Kontrollér din forbindelse, og prøv igen.',
    },
    serverFault: {
      title: 'Noget gik galt hos os',
      message: 'Fejlen ligger ikke hos dig. Prøv igen om et øjeblik.',
    },
    updated: {
      title: 'Spilværk er blevet opdateret',
      message: 'Genindlæs siden for at fortsætte i den nye udgave.',
    },
    incomplete: { title: 'Noget af siden mangler', message: 'Vi kunne ikke hente det hele. Prøv igen.' },
    unknown: { title: 'Noget gik galt', message: 'Ukendt fejl opstod. Genindlæs siden, og prøv igen.' },
  },
  en: {
    titles: {
      invalid: 'Not a valid request',
      notLoggedIn: 'You are not logged in',
      noAccess: 'You have no access to this',
      notFound: 'Not found',
      alreadyDone: 'It has already happened',
      tooLarge: 'The request is too large',
      busy: 'It is busy just now',
    },
    noConnection: {
      title: 'No connection',
      message: 'The server cannot be reached. Check your connection, and try again.',
    },
    serverFault: { title: 'Something went wrong with us', message: 'The fault is not yours. Try again in a moment.' },
    updated: { title: 'Spilværk has been updated', message: 'Reload the page to go on in the new release.' },
    incomplete: { title: 'Something is missing from the page', message: 'Not all of it could be fetched. Try again.' },
    unknown: { title: 'Something went wrong', message: 'An unknown error came up. Reload the page, and try again.' },
  },
})
