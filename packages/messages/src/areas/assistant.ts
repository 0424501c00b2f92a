import { area } from '../area.ts'

/** An example of a conversation about games. */
export const assistant = area('assistant', {
  da: {
    actions: {
      games: { title: 'Analysér spil', note: 'Find ud af, hvilke funktioner spillerne vender tilbage til.' },
      themes: { title: 'Generér temaer', note: 'Nye idéer ud fra det, der er populært.' },
      rtp: { title: 'Optimér RTP', note: 'Bedre tal for det samme spil.' },
    },
    chat: {
      you: 'Dig',
      question: 'Hvilket tema skal mit næste spil have?',
      assistant: 'Assistent',
      answer: 'Nordiske og egyptiske temaer har de længste sessioner i dette eksempel.',
      title: 'Chat',
      message: 'Besked',
      example: 'Chatten er et eksempel og tager ikke imod beskeder.',
      send: 'Send',
    },
    insights: {
      engagement: {
        title: 'Engagement',
        text: 'Spil med mini-spil holder på spillerne 40 % længere i dette eksempel.',
      },
      retention: {
        title: 'Fastholdelse',
        text: 'Middel volatilitet får flest spillere til at vende tilbage i dette eksempel.',
      },
      title: 'Indsigter',
    },
    trends: { norse: 'Nordisk', egyptian: 'Egyptisk', space: 'Rummet' },
    what: 'Samtalen, indsigterne og søjlerne er eksempler. Rigtige svar med kilder står under Markedsindsigt.',
    demonstration: 'En demonstration: intet bliver analyseret.',
    composer: 'komponisten; ingen sprogmodel er sat op',
    poweredBy: 'Drevet af {{by}}',
  },
  en: {
    actions: {
      games: { title: 'Analyze Games', note: 'Find out which features players come back for.' },
      themes: { title: 'Generate Themes', note: 'New ideas from what is popular.' },
      rtp: { title: 'Optimize RTP', note: 'Better figures for the same game.' },
    },
    chat: {
      you: 'You',
      question: 'Which theme should my next game have?',
      assistant: 'Assistant',
      answer: 'Norse and Egyptian themes have the longest sessions in this example.',
      title: 'Chat',
      message: 'Message',
      example: 'The chat is an example and takes no messages.',
      send: 'Send',
    },
    insights: {
      engagement: { title: 'Engagement', text: 'Games with mini-games hold players 40% longer in this example.' },
      retention: { title: 'Retention', text: 'Medium volatility brings most players back in this example.' },
      title: 'Insights',
    },
    trends: { norse: 'Norse', egyptian: 'Egyptian', space: 'Space' },
    what: 'The conversation, the insights and the bars are examples. Real answers with their sources stand in Market Intelligence.',
    demonstration: 'A demonstration: nothing is analysed.',
    composer: 'the composer; no language model is set up',
    poweredBy: 'Powered by {{by}}',
  },
})
