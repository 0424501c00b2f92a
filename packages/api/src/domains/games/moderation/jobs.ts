import { words } from './rule.ts'

/** Offers of work and of workers. */
export const JOBS: readonly RegExp[] = [
  words(
    '(?:vi|firma|butik|virksomhed|restaurant) søger (?:\\p{L}+ ){0,2}(?:medarbejdere?|sælgere?|chauffører?|frivillige|tjenere?|modeller|ambassadører|partnere|agenter|investorer|telefonsælgere|folk|kolleger|vikarer|studerende|unge|kok|assistenter?)',
    '(?:medarbejdere?|sælgere?|chauffører?|modeller|telefonsælgere|rengøringshjælp|medhjælpere?|vikarer) søges',
    '(?:ledige?|opslået) (?:job|stilling(?:er)?)',
    'jobs? (?:hos|til dig|available|opening|opportunit\\p{L}+|offer|tilbud)',
    "(?:we are|we['’]re|now|is|currently) hiring",
    'hiring (?:now|drivers|staff|people|models|agents)',
    '(?:drivers|models|agents|staff|sales ?people|workers|testers|moderators) (?:wanted|needed)',
    '(?:apply|søg) (?:now|today|here|by|with|nu|stillingen|jobbet|i dag)',
    '(?:send|mail) (?:your|din|dit|us your) (?:cv|resume|résumé|ansøgning)',
    '(?:part|full)[- ]time (?:job|work|position|staff)s?',
    ...[
      'fritidsjob',
      'deltidsjob',
      'studiejob',
      'bijob',
      'timeløn',
      'remote (?:job|work)s?',
      'fuldtidsjob',
      'side hustle',
      'bliv (?:forhandler|sælger|ambassadør|affiliate|partner)',
      'become an? (?:affiliate|ambassador|reseller|agent|distributor)',
    ],
    ...[
      'arbejd(?:e)? (?:hjemmefra|hjemme)',
      'job hjemmefra',
      '(?:work|working|job) from home',
      'affiliates?',
      'hjemmefra (?:med|ved)',
    ],
  ),
]
