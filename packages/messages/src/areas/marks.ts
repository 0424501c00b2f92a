import { area } from '../area.ts'

/** What a member thinks of a game: favourite and rating. */
export const marks = area('marks', {
  da: {
    favourite: 'Favorit',
    keep: 'Gem som favorit',
    remove: 'Fjern fra favoritter',
    rating: 'Din bedømmelse',
    stars_one: '{{count}} stjerne',
    stars_other: '{{count}} stjerner',
    notSaved: 'Det blev ikke gemt',
  },
  en: {
    favourite: 'Favourite',
    keep: 'Save as a favourite',
    remove: 'Remove from favourites',
    rating: 'Your rating',
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
    notSaved: 'It was not saved',
  },
})
