import { LINK } from './common.ts'
import type { Wordings } from './wordings.ts'

const CELLS = '(?:positions?|cells?|squares?|spots?|places|felter(?:ne)?|pladser(?:ne)?|positioner(?:ne)?)'

/** What happens as symbols fall, and multipliers that grow, add up or stand beside the reels. */
export const FALLING_SAID: Wordings = {
  everyday: [
    [
      /(?<![\p{L}\d.])(?:(?:x\d{1,3}|\d{1,3}x)[ ,/-]+){2,}(?:og |and )?(?:x\d{1,3}|\d{1,3}x)(?= (?:når|when|for|on|ved|as|hver|each|per|pr))/gu,
      'rising multiplier',
    ],
    [/(?:ubegrænset|uendelig) ganger?(?!\p{L})/gu, 'unlimited multiplier'],
    // As they are written in haste.
    [
      /(?<!\p{L})(?:multipler|multiplyer|multiplir|mutliplier|mulitplier|multipliar|multipier|multplier)(s?)(?!\p{L})/gu,
      'multiplier$1',
    ],
    [
      /(?<!\p{L})(?:multiplicator|multiplikater|mulitplikator|mutliplikator|multiplkator|multipliktor)(?=\p{L}*)/gu,
      'multiplikator',
    ],
    [/(?<!\p{L})(?:bomsb|bmobs|bobms)(?!\p{L})/gu, 'bombs'],
    [/(?<!\p{L})multi(?:plikator)? bombe(?=\p{L}*)/gu, 'multiplikatorbombe'],
  ],
  ofTheTrade: [
    [/sweet[ -]bonanza|gates[ -]of[ -]olympus/g, 'pays anywhere and cascades and multiplier bombs'],
    [/gonzo\p{L}*/gu, 'cascades'],
    [/reactoonz/g, 'cluster pays cascades'],
    [
      /multipli(?:er|kator)\p{L}* (?:går|goes|moves|steps) (?:(?:up|\d|en|et|one) ?){1,2}(?:op)?(?: (?:by|with|med) (?:one|\d|en))?(?: (?:each|every|hver) (?:time|gang))?/gu,
      'rising multiplier',
    ],
    [
      /(?:winning|vindende|vundne) \p{L}+ (?:burst|pop|vanish|explode|shatter|brister|forsvinder|sprænges|knuses|eksploderer|ryger)s?(?: (?:and|og) (?:new|fresh|nye|friske)(?: ones)? (?:tumble|drop|fall|dumper|falder|kommer|drysser)s?(?: (?:in|down|ned))?)?/gu,
      'cascades',
    ],
    [/faldende (?:hjul|brikker|sten|felter)|tumblin['’]? reels/g, 'cascades'],
    [/gates[ -]of[ -]olympus|sweet[ -]bonanza/g, 'pays anywhere and cascades'],
    [
      /(?:exploded|winning|hit|removed|ramte|vundne|sprængte|vindende) symbol\p{L}*(?: (?:get|are|is|bliver|will be))? (?:replaced|refilled|erstatte\p{L}*|udskifte\p{L}*|fyldt)(?: (?:from|by|fra|af|med) (?:above|new ones|nye))?(?: oppefra| ovenfra)?|symbol\p{L}* erstattes oppefra/gu,
      'cascades',
    ],
    [/(?<=(?:for|per|each|every|hvert?|med hver) )(?:fald|tumble|drop|collapse)(?!\p{L})/gu, 'cascades'],
    [
      new RegExp(
        `multipl\\p{L}+${LINK}(?: (?:stuck|fixed|attached|locked|tied|sticking|stay|sidder|fast|bundet|knyttet|står))*(?: \\p{L}+)? (?:to|on|in|at|på|i|til|under) (?:the |each |every |de |hvert |enkelte )*${CELLS}`,
        'gu',
      ),
      'multiplier cells',
    ],
    [
      /(?:extra|additional|top|separate|ekstra|særligt|øverste) (?:reel|hjul) (?:with|of|showing|med) multipl\p{L}+/gu,
      'multiplier reel',
    ],
    // What falls when somebody wins, whatever it is.
    [
      /(?<=\p{L} |^|[,;.] ?)(?:ting|alt|everything|things|stuff|symboler(?:ne)?|symbols|brikker(?:ne)?|felter(?:ne)?|klodser|tiles|pieces|icons)? ?(?:der |som |that |which )?(?:fal|falder|falls?|drops?|rasler|styrter|dumper|ramler|rains?|slides?|tumbles?)(?: ned| down| in| ind| sammen)*,? (?:når|whenever|when|hver gang|every time|each time|efter|after|ved|on|upon|for)(?: (?:at|man|du|you|der|there|er|is|have|har|hver|each|every|a|any|en|et)){0,3} (?:vinder|vundet|wins?|won|gevinst\p{L}*|winning)(?: \p{L}+ing)?/gu,
      'cascades',
    ],
    [
      /(?<!\p{L})(?:når|whenever|when|hver gang|every time|each time|efter|after) (?:(?:man|du|you|there|der|a|en|each|every|hver|er) ){0,2}(?:vinder|win|wins|gevinst\p{L}*)[^.;]{0,50}?(?:new|nye|fresh|friske|others|andre)(?: ones| symbols?| symboler| \p{L}+)? (?:drops?|falls?|falder|slides?|kommer|comes?|rasler|tumbles?|ryger|take)(?: in| ned| down| ind| oppefra| their place)*/gu,
      'cascades',
    ],
    [/(?:symbols?|symboler(?:ne)?|wins?|gevinster(?:ne)?) (?:drop|fall) (?:away|off|out)[^.,;]{0,12}/g, 'cascades'],
    [
      /(?:wins?|winners?|symbols?|symboler(?:ne)?|vundne symboler|gevinster(?:ne)?)[^.,;]{0,12} (?:vanish|disappear|explode|burst|pop|clear|forsvinder|styrter|sprænges|brister|ryger|ryddes)\p{L}*(?:[^.,;]{0,40}(?:drop|fall|tumble|come|replace|falder|kommer|styrter)\p{L}*)?(?: in| down| ned| til)?(?: efter gevinst| after (?:a |each )?win)?/gu,
      'cascades',
    ],
    [
      /(?:new (?:ones|symbols)|nye(?: symboler)?) (?:drop|fall|tumble|falder|kommer)\p{L}*(?: in| down| ned)?/gu,
      'cascades',
    ],
    [/bonanza megaways/g, 'megaways cascades'],
    [/(?<=, ?)(?:tumbles?|tumbling)(?= ?(?:[,;.]|$))/g, 'cascades'],
    [
      /(?:that |der |som |which )?(?:clears?|destroys?|blows? up|blasts?|rydder|sprænger|ødelægger) (?:the |its |all |hele |de |alle )?(?:board|grid|screen|neighbou?rs|symbols?(?!er)|pladen|felterne|naboerne|symboler(?:ne)?)(?: væk| away)?/g,
      'bombs',
    ],
    [
      /multipli(?:er|kator)\p{L}*[^.,;]{0,30} (?:goes up|climbs|grows|rises|increases|stiger|vokser|øges)/gu,
      'rising multiplier',
    ],
    [
      /(?:the )?(?:win )?multipli(?:er|kator)(?:s|en|erne)?(?: should| skal| must| will| der| som| that| to)? (?:climb|grow|rise|increase|go up|step up|vokse|stige|øges?)\p{L}*/gu,
      'rising multiplier',
    ],
    [/multiplikator(?:en|erne)? (?:vokser|stiger|øges) uden loft/g, 'rising multiplier'],
    [/(?:unlimited|endless|uncapped|ubegrænset|uendelig) (?:win )?multipli\p{L}+/gu, 'rising multiplier'],
    [
      /multipli(?:er|kator)\p{L}* (?:on|in|at|på|i) (?:the |every |each |de |alle |enkelte )*(?:grid |window )?(?:positions?|cells?|squares?|spots?|felter(?:ne)?|pladser(?:ne)?)/gu,
      'multiplier cells',
    ],
    [/(?:reels?|symbols?|wins?) (?:should |will |skal )?(?:tumble|drop|fall|cascade)\p{L}*(?: down)?/gu, 'cascades'],
    [
      /symbol\p{L}* (?:disappear|vanish|explode|forsvinder|eksploderer|falder)\p{L}*(?:[^.,;]{0,40}(?:fall|replaced|falder|ned)\p{L}*)?(?: down| ned)?/gu,
      'cascades',
    ],
    [/(?:gevinst|win) (?:eksploder|explod)\p{L}*/gu, 'cascades'],
    [
      /falling (?:wins?|symbols?|reels?)|drop mechanic|free falls|(?<![\p{L}-])falls(?!\p{L})|(?<=, ?)fald(?!\p{L})/gu,
      'cascades',
    ],
    [/kaskadehjul/g, 'kaskader'],
    [/win multiplier (?:that )?(?:goes up|grows|rises|climbs)(?: with every cascade)?/g, 'rising multiplier cascades'],
    [
      /multiplier (?:climbs?|grows?|rises?|goes up)(?: each time| every time)?|(?:progressiv|voksende) multiplikator|multiplikator\p{L}*,? (?:der )?vokser/gu,
      'rising multiplier',
    ],
    [
      /multipli(?:er|kator)(?:en)? (?:beside|above|over|next to) (?:the reels|hjulene)|multiplikatorhjul ved siden af/g,
      'multiplier reel',
    ],
    [/exploding symbols|(?:klodser|felter|symboler) der eksploderer/g, 'bombs'],
    [/(?:cell|position|spot) multipliers?/g, 'multiplier cells'],
  ],
}
