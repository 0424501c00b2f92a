/** Written by scripts/emoji-words.mjs out of emojibase-data (MIT; CLDR): drawing, names in Danish and English, words that speak of it. */
export const EMOJI_WORDS = `
🥰|smilende ansigt med tre hjerter|smiling face with hearts|ansigt,elsker,forelsket,forgude,kærlighed,være lun på|3,adore,crush,face,heart,hearts,ily,love,romance,smile,smiling,you
😍|smilende ansigt med hjerteøjne|smiling face with heart-eyes|ansigt,forelsket,hjerter,hjerteøjne,kærlighed|143,bae,eye,face,feels,heart-eyes,hearts,ily,kisses,love,romance,romantic,smile,xoxo
💀|kranium|skull|dødningehoved,kranie|body,dead,death,face,fairy,fairytale,i’m,lmao,monster,tale,yolo
☠️|kranium og korslagte knogler|skull and crossbones|død,dødningehoved,korslagte knogler,kranie,kranium,monster|bone,crossbones,dead,death,face,monster,skull
💩|bæ|pile of poo|bunke bæ,dynge lort,lort|bs,comic,doo,dung,face,fml,monster,pile,poo,poop,smelly,smh,stink,stinks,stinky,turd
🤡|klovneansigt|clown face|ansigt,klovn|clown,face
👹|uhyre|ogre|djævel,maske,monster,trold|creature,devil,face,fairy,fairytale,fantasy,mask,monster,scary,tale
👺|ånd|goblin|ansigt,maske,monster,vred|angry,creature,face,fairy,fairytale,fantasy,mask,mean,monster,tale
👻|spøgelse|ghost|ansigt,eventyr,fantasi,farlig,fjollet,gespenst,halloween,monster,væsen|boo,creature,excited,face,fairy,fairytale,fantasy,halloween,haunting,monster,scary,silly,tale
👽️|rumvæsen|alien|alien,ufo|creature,extraterrestrial,face,fairy,fairytale,fantasy,monster,space,tale,ufo
👾|alien-monster|alien monster|alien,monster,rummet,rumvæsen,ufo|alien,creature,extraterrestrial,face,fairy,fairytale,fantasy,game,gamer,games,monster,pixelated,space,tale,ufo
🤖|robot|robot|ansigt,monster,robotansigt|face,monster
😸|grinende kat|grinning cat with smiling eyes|dyr,kat|animal,cat,eye,eyes,face,grin,grinning,smile,smiling
😹|kat med glædestårer|cat with tears of joy|græder af grin,kat|animal,cat,face,joy,laugh,laughing,lol,tear,tears
😻|glad kat med hjerteøjne|smiling cat with heart-eyes|kat smiler|animal,cat,eye,face,heart,heart-eyes,love,smile,smiling
😼|kat med ironisk smil|cat with wry smile|dyr,ironisk kat|animal,cat,face,ironic,smile,wry
💘|hjerte med pil|heart with arrow|amor,følelser,hjerte,kærlighed|143,adorbs,arrow,cupid,date,emotion,heart,ily,love,romance,valentine
💝|hjerte med bånd|heart with ribbon|bånd,følelser,hjerte,kærlighed,romantik|143,anniversary,emotion,heart,ily,kisses,ribbon,valentine,xoxo
💖|hjerte med stjerner|sparkling heart|funkle,følelser,kærlighed|143,emotion,excited,good,heart,ily,kisses,morning,night,sparkle,sparkling,xoxo
💗|voksende hjerte|growing heart|følelser,hjerte,kærlighed,nervøs|143,emotion,excited,growing,heart,heartpulse,ily,kisses,muah,nervous,pulse,xoxo
💓|bankende hjerte|beating heart|hjerte,kærlighed,romantik|143,beating,cardio,emotion,heart,heartbeat,ily,love,pulsating,pulse
💞|roterende hjerter|revolving hearts|følelser,hjerter,kærlighed|143,adorbs,anniversary,emotion,heart,hearts,revolving
💕|to hjerter|two hearts|kærlighed,romantik|143,anniversary,date,dating,emotion,heart,hearts,ily,kisses,love,loving,two,xoxo
💟|hjertedekoration|heart decoration|hjerte,lilla hjerte|143,decoration,emotion,heart,hearth,purple,white
❣️|hjerte som udråbstegn|heart exclamation|hjerte,tegnsætning,udråbstegn|exclamation,heart,heavy,mark,punctuation
💔|knust hjerte|broken heart|hjerte,itu,ked af det,knust,kærlighed,ulykkelig|break,broken,crushed,emotion,heart,heartbroken,lonely,sad
❤️‍🔥|brændende hjerte|heart on fire|brændende kærlighed,hjerte med ild i,ild,kærlighed,passion|burn,fire,heart,love,lust,sacred
❤️‍🩹|helende hjerte|mending heart|bedring,hjerte,plaster,plaster på hjerte,rask,sundere|healthier,heart,improving,mending,recovering,recuperating,well
❤️|rødt hjerte|red heart|følelse,hjerte,kærlighed|emotion,heart,love,red
🩷|lyserødt hjerte|pink heart|elsker,følelse,hjerte,kærlighed,lyserød,nuttet,pink,synes om,særligt,sødt|143,adorable,cute,emotion,heart,ily,like,love,pink,special,sweet
🧡|orange hjerte|orange heart|følelser,hjerte,orange|143,heart,orange
💛|gult hjerte|yellow heart|følelser,gul,hjerte|143,cardiac,emotion,heart,ily,love,yellow
💚|grønt hjerte|green heart|følelser,grøn,hjerte|143,emotion,green,heart,ily,love,romantic
💙|blåt hjerte|blue heart|blå,følelser,hjerte|143,blue,emotion,heart,ily,love,romance
🩵|lyseblåt hjerte|light blue heart|cyan,elsker,følelse,grønblå,himmelblå,hjerte,lyseblå,nuttet,særligt|143,blue,cute,cyan,emotion,heart,ily,light,like,love,sky,special,teal
💜|violet hjerte|purple heart|følelser,hjerte,violet|143,bestest,emotion,heart,ily,love,purple
🤎|brunt hjerte|brown heart|brun,hjerte|143,brown,heart
🖤|sort hjerte|black heart|hjerte,ondskab,ondt,sort|black,evil,heart,wicked
🩶|gråt hjerte|grey heart|elsker,følelse,gråt,hjerte,skifer,særligt,sølv|143,emotion,gray,grey,heart,ily,love,silver,slate,special
🤍|hvidt hjerte|white heart|hjerte,hvid|143,heart,white
🖖|vulcan-hilsen|vulcan salute|finger,hånd,krop,spock,vulcan|finger,hand,hands,salute,vulcan
🤟|elsker dig-gestus|love-you gesture|elsker dig,hånd,håndtegn,tre fingre|fingers,gesture,hand,ily,love,love-you,three,you
🤘|djævletegn|sign of the horns|finger,fingre,heavy metal,horn,hånd,metal,rock|finger,hand,horns,rock-on,sign
☝️|rækker finger op|index pointing up|finger,hånd,krop,op,pege,pegefinger|finger,hand,index,point,pointing,this,up
🫵|peger på seeren|index pointing at the viewer|dig,finger,hånd,pege,pegefinger,peger|at,finger,hand,index,pointing,poke,viewer,you
👍️|tommelfinger op|thumbs up|forstået,godt,håndtegn,ja,ok,okay,super,thumbs up,yes|+1,good,hand,like,thumb,up,yes
👎️|tommelfinger ned|thumbs down|dårligt,håndtegn,ikke okay,nedstemt,nej|-1,bad,dislike,down,good,hand,no,nope,thumb,thumbs
✊️|løftet knytnæve|raised fist|hånd,knytnæve,knyttet,slå,solidaritet|clenched,fist,hand,punch,raised,solidarity
👊|knytnæve|oncoming fist|hånd,knyttet hånd|absolutely,agree,boom,bro,bruh,bump,clenched,correct,fist,hand,knuckle,oncoming,pound,punch,rock,ttyl
🤛|venstrevendt knytnæve|left-facing fist|hånd,hånd knyttet mod venstre,knytnæve,knyttet hånd,venstre,venstrevendt|fist,left-facing,leftwards
🤜|højrevendt knytnæve|right-facing fist|hånd,hånd knyttet mod højre,højre,højrevendt,knytnæve,knyttet hånd|fist,right-facing,rightwards
🤲|håndflader samlet og løftet|palms up together|bede,bøn,ønske|cupped,dua,hands,palms,pray,prayer,together,up,wish
💅|neglelak|nail polish|hånd,kosmetik,manicure,negle|bored,care,cosmetics,done,makeup,manicure,nail,polish,whatever
🤳|selfie|selfie|arm,foto,kamera,mobiltelefon,tager selfies,telefon|camera,phone
💪|armmuskler|flexed biceps|biceps,bodybuilder,bodybuilding,flex,muskel,stærk,vægtløfter|arm,beast,bench,biceps,bodybuilder,bro,curls,flex,gains,gym,jacked,muscle,press,ripped,strong,weightlift
🦾|mekanisk arm|mechanical arm|handicap,protese|accessibility,arm,mechanical,prosthetic
🦿|mekanisk ben|mechanical leg|handicap,protese|accessibility,leg,mechanical,prosthetic
🦵|ben|leg|halte,humpe,knæ,sparke|bent,foot,kick,knee,limb
🦶|fod|foot|ankel,sparke,trampe|ankle,feet,kick,stomp
👂️|øre|ear|høre,krop,lyd,lytte|body,ears,hear,hearing,listen,listening,sound
🦻|øre med høreapparat|ear with hearing aid|høreapparat,tilgængelighed|accessibility,aid,ear,hard,hearing
👃|næse|nose|ansigt,dufte,krop,lugte|body,noses,nosey,odor,smell,smells
🧠|hjerne|brain|intelligent|intelligent,smart
🫀|hjerte|anatomical heart|anatomi,blodomløb,hjerteklap,hjertekule,hjerteslag,organ,puls,rigtigt hjerte,rød|anatomical,beat,cardiology,heart,heartbeat,organ,pulse,real,red
🫁|lunger|lungs|indånding,krop,organ,respiration,trække vejret,udånding,vejrtrækning,ånde,åndedræt|breath,breathe,exhalation,inhalation,lung,organ,respiration
🦷|tand|tooth|tandlæge|dentist,pearly,teeth,white
🦴|knogle|bone|hund,kødben,skelet|bones,dog,skeleton,wishbone
👀|øjne|eyes|ansigt,se|body,eye,face,googly,look,looking,omg,peep,see,seeing
👁️|øje|eye|krop|1,body,one
👅|tunge|tongue|krop,slikke,smage|body,lick,slurp
👄|mund|mouth|krop,kys,læber,læbestift|beauty,body,kiss,kissing,lips,lipstick
🫦|bider i læben|biting lip|angst,bange,bekymret,bekymring,bid,bide,flirt,flirte,kys,kysse,læbestift,nervøs,sexet,utryg|anxious,bite,biting,fear,flirt,flirting,kiss,lip,lipstick,nervous,sexy,uncomfortable,worried,worry
👶|baby|baby|barn,dreng,menneske,nyfødt|babies,children,goo,infant,newborn,pregnant,young
🧒|barn|child|ungt menneske|bright-eyed,grandchild,kid,young,younger
👦|dreng|boy|barn,menneske,person,ung|bright-eyed,child,grandson,kid,son,young,younger
👧|pige|girl|barn,menneske,person,ung|bright-eyed,child,daughter,granddaughter,kid,virgo,young,younger,zodiac
🧑|voksen|person|person|adult
🧓|ældre menneske|older person|gammel person,voksen|adult,elderly,grandparent,old,person,wise
👴|gammel mand|old man|mand,menneske|adult,bald,elderly,gramps,grandfather,grandpa,man,old,wise
👵|gammel kvinde|old woman|bedstemor,farmor,kvinde,menneske,mormor|adult,elderly,grandma,grandmother,granny,lady,old,wise,woman
🧑‍⚕️|sundhedspersonale|health worker|doktor,læge,specialist,sundhed,sundhedsvæsenet,sygeplejerske,terapeut|doctor,health,healthcare,nurse,therapist,worker
🧑‍🎓|studerende|student|dimittend,kandidat,student|graduate
🧑‍🏫|lærer|teacher|instruktor,lektor,professor,skolelærer,underviser|instructor,lecturer,professor
🧑‍⚖️|dommer|judge|domstol,retfærdighed|justice,law,scales
🧑‍🌾|bonde|farmer|bondemand,gartner,gårdejer,landmand|gardener,rancher
🧑‍🍳|kok|cook|køkkenchef|chef
🧑‍🔧|mekaniker|mechanic|elektriker,håndværker,skruenøgle,vvs-tekniker,vvs’er|electrician,plumber,tradesperson
🧑‍🏭|fabriksarbejder|factory worker|arbejder,fabrik,industri,samlebånd|assembly,factory,industrial,worker
🧑‍💼|kontoransat|office worker|arkitekt,business,forretningsmand,funktionær,kontor,kontormedarbejder|architect,business,manager,office,white-collar,worker
🧑‍🔬|forsker|scientist|biolog,fysiker,ingeniør,kemiker,naturvidenskabsmand,videnskabsmand|biologist,chemist,engineer,mathematician,physicist
🧑‍💻|it-medarbejder|technologist|koder,opfinder,programmør,software,teknolog,udvikler|coder,computer,developer,inventor,software
🧑‍🎤|sanger|singer|entertainer,popsanger,rock,rocksanger,sangsolist,skuespiller,stjerne|actor,entertainer,rock,rockstar,star
🧑‍🎨|kunstner|artist|kunstmaler,maler,palet|palette
🧑‍✈️|pilot|pilot|fly,flyvemaskine,luftkaptajn|plane
🧑‍🚀|astronaut|astronaut|raket,rummand|rocket,space
🧑‍🚒|brandfolk|firefighter|brandbil,brandmand|fire,firetruck
👮|politibetjent|police officer|arrestere,betjent,bøde,lov,loven,lovgivning,politi,stoppet af politiet,undercover|apprehend,arrest,citation,cop,law,officer,over,police,pulled,undercover
🕵️|detektiv|detective|spion|sleuth,spy
💂|garder|guard|garderofficer,gardist,livgarde|buckingham,helmet,london,palace
🥷|ninja|ninja|hemmelig,krig,kriger,liste,maske,ninjakriger,person,skjult,soldat,stealth|assassin,fight,fighter,hidden,person,secret,skills,sly,soldier,stealth,war
👷|bygningsarbejder|construction worker|arbejde,arbejder,bygge,byggearbejde,byggeri,genopbygge,hjelm,ombygge,person,reparation,reparere,sikkerhedshjelm|build,construction,fix,hardhat,hat,man,person,rebuild,remodel,repair,work,worker
🫅|person med krone|person with crown|adelig,dronning,konge,kongelig,krone,monark,royal|crown,monarch,noble,person,regal,royal,royalty
🤴|prins|prince|kongelig,kongesøn,krone,royal|crown,fairy,fairytale,fantasy,king,royal,royalty,tale
👸|prinsesse|princess|dronning,eventyr,krone,menneske|crown,fairy,fairytale,fantasy,queen,royal,royalty,tale
👳|person med turban|person wearing turban|person,turban|person,turban,wearing
👲|mand med kinesisk hat|person with skullcap|menneske|cap,chinese,gua,guapi,hat,mao,person,pi,skullcap
🤵|person i smoking|person in tuxedo|brudgom,festdeltager,festtøj,gom,person,smoking|formal,person,tuxedo,wedding
👰|person med brudeslør|person with veil|brud,brud med slør,brudeslør,bryllup,person,slør|person,veil,wedding
🤰|gravid kvinde|pregnant woman|gravid,kvinde,mave,mor,vordende mor|pregnant,woman
🫃|gravid mand|pregnant man|gravid,mand,mave,mæt,oppustet,overspise,overspisning|belly,bloated,full,man,overeat,pregnant
🫄|gravid person|pregnant person|gravid,mave,mæt,oppustet,overspise,overspisning|belly,bloated,full,overeat,person,pregnant,stuffed
🤱|kvinde, der ammer|breast-feeding|amme,amning,baby,bryst,der ammer,kvinde|baby,breast,feeding,mom,mother,nursing,woman
🧑‍🍼|person, der mader baby|person feeding baby|amme,baby,der mader baby,made,nyfødt,person,sutteflaske|baby,feed,feeding,nanny,newborn,nursing,parent
👼|babyengel|baby angel|baby,engel|angel,baby,church,face,fairy,fairytale,fantasy,tale
🎅|julemand|Santa Claus|eventyr,fantasi,jul,nisse,nissehue|celebration,christmas,claus,fairy,fantasy,father,holiday,merry,santa,tale,xmas
🤶|julemandens kone|Mrs. Claus|dame,fru julemand,jul,julekvinde,kvinde|celebration,christmas,claus,fairy,fantasy,holiday,merry,mother,mrs,santa,tale,xmas
🧑‍🎄|julenisse|Mx Claus|glædelig jul,god jul,jul,julemand,nisse,nissehue,person|celebration,christmas,claus,fairy,fantasy,holiday,merry,mx,santa,tale,xmas
🧌|trold|troll|eventyr,fantasy,monster,provokation,provokere,troll,troller,trolling|fairy,fantasy,monster,tale,trolling
💆|ansigtsmassage|person getting massage|afslapning,afslappende,ansigt,behandling,hovedpine,lindre,massage,person får massage,salon,slapper af,spa,spændinger,terapi,wellness|face,getting,headache,massage,person,relax,relaxing,salon,soothe,spa,tension,therapy,treatment
💇|bliver klippet|person getting haircut|frisure,frisør,hår,hårklipning,klipning,klippe hår,kosmetik,person bliver klippet,saks,salon,skønhed|barber,beauty,chop,cosmetology,cut,groom,hair,haircut,parlor,person,shears,style
🚶|fodgænger|person walking|gang,gå,gående,gående person,gåtur,hike,skridt,slente,tempo,vandre,vandring|amble,gait,hike,man,pace,pedestrian,person,stride,stroll,walk,walking
🧍|stående person|person standing|person,stå,stående,står|person,stand,standing
🧎|knælende person|person kneeling|knælende,på knæ|kneel,kneeling,knees,person
🧑‍🦯|person med blindestok|person with white cane|adgangsforhold,blind,handicap,synshandicap|accessibility,blind,cane,person,probing,white
🧑‍🦼|person i elkørestol|person in motorized wheelchair|adgang,adgangsforhold,handicap,kørestol|accessibility,motorized,person,wheelchair
🧑‍🦽|person i manuel kørestol|person in manual wheelchair|adgang,adgangsforhold,handicap,kørestol|accessibility,manual,person,wheelchair
🏃|løber|person running|bevægelse,bevæger,er på vej,hastighed,hurtig,hurtigt,kommer nu,løb,løbende person,løbetræning,maraton,skynd dig,sport,tempo|fast,hurry,marathon,move,person,quick,race,racing,run,rush,speed
🕴️|svævende forretningsmand|person in suit levitating|forretning,forretningsmand,jakkesæt,mand|business,levitating,person,suit
🧖|person i dampbad|person in steamy room|afslappende,damp,dampbad,dampende,forkæle,forkælelse,luksuriøst,luksus,person i sauna,sauna,slapper af,spa|day,luxurious,pamper,person,relax,room,sauna,spa,steam,steambath,unwind
🧗|bjergbestiger|person climbing|bestige,bjerg,klatre,klatre op,klatrer,klatring,person klatrer|climb,climber,climbing,mountain,person,rock,scale,up
🤺|fægter|person fencing|fægtning,person,sport,sværd|fencer,fencing,person,sword
🏇|hestevæddeløb|horse racing|galop,hest,hestesport,jockey,væddeløbshest|horse,jockey,racehorse,racing,riding,sport
⛷️|skiløber|skier|ski,sne|ski,snow
🏂️|snowboarder|snowboarder|snowboard,snowboarding,sport|ski,snow,snowboard,sport
🏌️|golfspiller|person golfing|birdie,bold,caddie,driving range,golf,green,person med golfkølle,pga,putt,tee|ball,birdie,caddy,driving,golf,golfing,green,person,pga,putt,range,tee
🏄️|surfer|person surfing|bølger,hav,havet,person på surfbræt,sport,strand,surfe,surfing|beach,ocean,person,sport,surf,surfer,surfing,swell,waves
🚣|roer|person rowing boat|båd,flod,flåde,kano,krydstogt,pagaj,person i en båd,ro,robåd,sø,tømmerflåde,åre|boat,canoe,cruise,fishing,lake,oar,paddle,person,raft,river,row,rowboat,rowing
🏊️|svømmer|person swimming|freestyle,sport,svømme,svømmende person,svømning,triatlon|freestyle,person,sport,swim,swimmer,swimming,triathlon
⛹️|person, der dribler med en bold|person bouncing ball|atletik,basketball,basketballspiller,bold,drible,dribler,dribler med en bold,mesterskab,person|athletic,ball,basketball,bouncing,championship,dribble,net,person,player,throw
🏋️|vægtløfter|person lifting weights|bodybuilder,dødløft,løfter,styrkeløft,træning,vægt,vægtløftning,vægtstang,vægttræning|barbell,bodybuilder,deadlift,lifter,lifting,person,powerlifting,weight,weightlifter,weights,workout
🚴|cyklist|person biking|cykel,cykelrytter,cyklende person,cykler,person på cykel,sport|bicycle,bicyclist,bike,biking,cycle,cyclist,person,riding,sport
🚵|mountainbikerytter|person mountain biking|atletisk,bjerg,cykel,cykelrytter,cykle,cykler,cyklist,mountainbike,person på mountainbike,sport|bicycle,bicyclist,bike,biking,cycle,cyclist,mountain,person,riding,sport
🤸|person slår vejrmølle|person cartwheeling|aktiv,glad,gymnastik,menneske,person,sport,spring,spændt,vejrmølle|active,cartwheel,cartwheeling,excited,flip,gymnastics,happy,person,somersault
🤽|vandpolospiller|person playing water polo|person,polo,sport,svømmer,svømning,vand,vandpolo,vandsport|person,playing,polo,sport,swimming,water,waterpolo
🤹|jonglør|person juggling|balance,balancere,behændighed,dygtighed,håndtere,jonglere,menneske,multitaske,multitasking,person|act,balance,balancing,handle,juggle,juggling,manage,multitask,person,skill
🧘|lotusstilling|person in lotus position|afslappende,fred,meditation,person i lotusstilling,ro,skrædderstilling,slapper af,yoga,yogi,zen|cross,legged,legs,lotus,meditation,peace,person,position,relax,serenity,yoga,yogi,zen
🛀|bad|person taking bath|badekar,karbad|bath,bathtub,person,taking,tub
🛌|person i seng|person in bed|godnat,hotel,nat,seng,sengetid,sove,sover,søvn,træt,zz,zzz,zzzz|bed,bedtime,good,goodnight,hotel,nap,night,person,sleep,tired,zzz
🗣️|talende hoved|speaking head|ansigt,hoved,silhuet,tale,talende|face,head,silhouette,speak,speaking
👤|buste i silhuet|bust in silhouette|buste|bust,mysterious,shadow,silhouette
👥|buster i silhuet|busts in silhouette|buster|bff,bust,busts,everyone,friend,friends,people,silhouette
🫂|knus|people hugging|farvel,goddag,hej,kram,omfavne,tak,trøste,venskab|comfort,embrace,farewell,friendship,goodbye,hello,hug,hugging,love,people,thanks
👣|fodspor|footprints|fødder|barefoot,clothing,footprint,omw,print,walk
🐵|abehoved|monkey face|abe,dyr,hoved|animal,banana,face,monkey
🐒|abe|monkey|banan,dyr|animal,banana
🦍|gorilla|gorilla|abe,dyr,hoved|animal
🦧|orangutang|orangutan|abe,dyr|animal,ape,monkey
🐶|hundehoved|dog face|dyr,hoved,hund,kæledyr|adorbs,animal,dog,face,pet,puppies,puppy
🐕️|hund|dog|dyr,kæledyr|animal,animals,dogs,pet
🦮|førerhund|guide dog|blind,dyr,handikap,hund,tilgængelighed|accessibility,animal,blind,dog,guide
🐕‍🦺|servicehund|service dog|dyr,førerhund,hjælp,hund,tilgængelighed|accessibility,animal,assistance,dog,service
🐩|puddel|poodle|dyr,hund,puddelhund|animal,dog,fluffy
🐺|ulvehoved|wolf|dyr,ulv|animal,face
🦊|rævehoved|fox|dyr,ræv|animal,face
🦝|vaskebjørn|raccoon|nysgerrig,snu|animal,curious,sly
🐱|kattehoved|cat face|dyr,hoved,kat|animal,cat,face,kitten,kitty,pet
🐈️|kat|cat|dyr,killing,kæledyr|animal,animals,cats,kitten,pet
🐈‍⬛|sort kat|black cat|dyr,fastelavn,kat,miav,mis,sort,sort uheld,uheldig,ulykke|animal,black,cat,feline,halloween,meow,unlucky
🦁|løvehoved|lion|hoved,løve,løven,stjernetegn|alpha,animal,face,leo,mane,order,rawr,roar,safari,strong,zodiac
🐯|tigerhoved|tiger face|dyr,hoved,tiger|animal,big,cat,face,predator,tiger
🐅|tiger|tiger|dyr|animal,big,cat,predator,zoo
🐆|leopard|leopard|dyr|animal,big,cat,predator,zoo
🐴|hestehoved|horse face|dyr,hest|animal,dressage,equine,face,farm,horse,horses
🫎|elg|moose|alces,dyr,elsdyr,gevir,pattedyr|alces,animal,antlers,elk,mammal
🫏|æsel|donkey|dyr,muldyr,mulæsel,pakæsel,pattedyr,stædig|animal,ass,burro,hinny,mammal,mule,stubborn
🐎|hest|horse|dyr,hestevæddeløb,væddeløbshest|animal,equestrian,farm,racehorse,racing
🦄|enhjørningehoved|unicorn|dyr,enhjørning,hoved,magi|face
🦓|zebra|zebra|dyr,striber|animal,stripe
🦌|hjort|deer|dådyr,gevir,rensdyr,rådyr|animal
🦬|bison|bison|bøffel,dyr,flok|animal,buffalo,herd,wisent
🐮|kohoved|cow face|dyr,hoved,ko|animal,cow,face,farm,milk,moo
🐂|okse|ox|dyr|animal,animals,bull,farm,taurus,zodiac
🐃|vandbøffel|water buffalo|bøffel,dyr|animal,buffalo,water,zoo
🐄|ko|cow|dyr|animal,animals,farm,milk,moo
🐷|grisehoved|pig face|bacon,dyr,gris,hoved|animal,bacon,face,farm,pig,pork
🐖|gris|pig|dyr|animal,bacon,farm,pork,sow
🐗|vildsvin|boar|dyr|animal,pig
🐽|grisetryne|pig nose|dyr,gris,hoved,tryne|animal,face,farm,nose,pig,smell,snout
🐏|vædder|ram|dyr,stjernetegn,vædderen|animal,aries,horns,male,sheep,zodiac,zoo
🐑|får|ewe|dyr,mæh,uld|animal,baa,farm,female,fluffy,lamb,sheep,wool
🐐|ged|goat|dyr|animal,capricorn,farm,milk,zodiac
🐪|dromedar|camel|dyr,pukkel|animal,desert,dromedary,hump,one
🐫|kamel|two-hump camel|dyr,to pukler|animal,bactrian,camel,desert,hump,two,two-hump
🦙|lama|llama|alpaka,dyr,guanako,uld,vikunja|alpaca,animal,guanaco,vicuña,wool
🦒|giraf|giraffe|dyr,pletter|animal,spots
🐘|elefant|elephant|dyr|animal
🦣|mammut|mammoth|dyr,stor,stødtænder,uddød,ulden|animal,extinction,large,tusk,wooly
🦏|næsehorn|rhinoceros|dyr,horn|animal
🦛|flodhest|hippopotamus|dyr|animal,hippo
🐭|musehoved|mouse face|dyr,hoved,mus|animal,face,mouse
🐁|mus|mouse|dyr|animal,animals
🐀|rotte|rat|dyr|animal
🐹|hamsterhoved|hamster|hamster,kæledyr|animal,face,pet
🐰|kaninhoved|rabbit face|dyr,hoved,kanin|animal,bunny,face,pet,rabbit
🐇|kanin|rabbit|dyr|animal,bunny,pet
🐿️|jordegern|chipmunk|dyr,egern|animal,squirrel
🦫|bæver|beaver|dyr,dæmning,gnaver,tænder|animal,dam,teeth
🦔|pindsvin|hedgehog|dyr,pigge|animal,spiny
🦇|flagermus|bat|dyr,nat,vampyr|animal,vampire
🐻|bjørnehoved|bear|bamse,bjørn,dyr,honning|animal,face,grizzly,growl,honey
🐻‍❄️|isbjørn|polar bear|arktis,bjørn,hvid|animal,arctic,bear,polar,white
🐨|koala|koala|australien,dyr,pungdyr|animal,australia,bear,down,face,marsupial,under
🐼|pandahoved|panda|dyr,panda|animal,bamboo,face
🦥|dovendyr|sloth|doven,dyr,langsom|lazy,slow
🦦|odder|otter|fisker,legesyg|animal,fishing,playful
🦨|stinkdyr|skunk|dyr,stank|animal,stink
🦘|kænguru|kangaroo|australien,dyr,hop,pungdyr|animal,joey,jump,marsupial
🦡|grævling|badger|dyr,honninggrævling,plage|animal,honey,pester
🐾|poteaftryk|paw prints|dyr,poter,spor|feet,paw,paws,print,prints
🦃|kalkun|turkey|dyr,fugl|bird,gobble,thanksgiving
🐔|høne|chicken|dyr,kylling|animal,bird,ornithology
🐓|hane|rooster|dyr|animal,bird,ornithology
🐣|nyudklækket kylling|hatching chick|dyr,kylling|animal,baby,bird,chick,egg,hatching
🐤|kylling|baby chick|dyr,kyllingehoved|animal,baby,bird,chick,ornithology
🐥|kylling forfra|front-facing baby chick|dyr,kylling set forfra|animal,baby,bird,chick,front-facing,newborn,ornithology
🐦️|fugl|bird|dyr,ornitologi|animal,ornithology
🐧|pingvin|penguin|antarktis,dyr|animal,antarctica,bird,ornithology
🕊️|due|dove|dyr,flyve,fred,fugl|bird,fly,ornithology,peace
🦅|ørn|eagle|dyr,fugl|animal,bird,ornithology
🦆|and|duck|andrik,dyr,fugl,svømmefugl|animal,bird,ornithology
🦢|svane|swan|dyr,fugl,grim ælling,svaneunge|animal,bird,cygnet,duckling,ornithology,ugly
🦉|ugle|owl|dyr,fugl,klog,klogskab,vis,visdom|animal,bird,ornithology,wise
🦤|dronte|dodo|dyr,kæmpefugl,mauritius,uddød,udryddet|animal,bird,extinction,large,ornithology
🪶|fjer|feather|fjerdragt,flyve,let,pen,skrive|bird,flight,light,plumage
🦩|flamingo|flamingo|dyr,flamboyant,pink,tropisk|animal,bird,flamboyant,ornithology,tropical
🦚|påfugl|peacock|dyr,fugl,prangende,påfuglehøne,stolt|animal,bird,colorful,ornithology,ostentatious,peahen,pretty,proud
🦜|papegøje|parrot|dyr,fugl,pirat,sørøver,tale|animal,bird,ornithology,pirate,talk
🪽|vinge|wing|engleagtig,flyve,flyver,flyvning,fugl,himlen,himmel,mytologi,opad,svæve,svæver|angelic,ascend,aviation,bird,fly,flying,heavenly,mythology,soar
🪿|gås|goose|and,dyr,fjerkræ,fjollet,fugl,gæs,skræp,ænder|animal,bird,duck,flock,fowl,gaggle,gander,geese,honk,ornithology,silly
🐸|frø|frog|frøhoved|animal,face
🐊|krokodille|crocodile|dyr|animal,zoo
🐢|skildpadde|turtle|dyr,langsom|animal,terrapin,tortoise
🦎|firben|lizard|dyr,krybdyr,reptil|animal,reptile
🐍|slange|snake|dyr|animal,bearer,ophiuchus,serpent,zodiac
🐲|dragehoved|dragon face|drage,hoved|animal,dragon,face,fairy,fairytale,tale
🐉|drage|dragon|eventyr,kinesisk drage|animal,fairy,fairytale,knights,tale
🦕|sauropod|sauropod|brachiosaurus,brontosaurus,dinosaur,dinosaurus,diplodocus|brachiosaurus,brontosaurus,dinosaur,diplodocus
🦖|T-Rex|T-Rex|dinosaur,dinosaurus,t-rex,tyrannosaurus rex|dinosaur,rex,t,t-rex,tyrannosaurus
🐳|hval med vandsprøjt|spouting whale|blåhval,dyr,hav,hval,ocean,vandsprøjt|animal,beach,face,ocean,spouting,whale
🐋|hval|whale|dyr|animal,beach,ocean
🐬|delfin|dolphin|dyr|animal,beach,flipper,ocean
🦭|sæl|seal|dyr,hav,ocean,søløve|animal,lion,ocean,sea
🐟️|fisk|fish|dyr|animal,dinner,fishes,fishing,pisces,zodiac
🐠|tropisk fisk|tropical fish|dyr,fisk|animal,fish,fishes,tropical
🐡|kuglefisk|blowfish|dyr,fisk|animal,fish
🦈|haj|shark|dyr,fisk|animal,fish
🐙|blæksprutte|octopus|dyr|animal,creature,ocean
🐚|konkylie|spiral shell|dyr,muslingeskal|animal,beach,conch,sea,shell,spiral
🪸|koral|coral|hav,klimaforandring,rev|change,climate,ocean,reef,sea
🪼|gople|jellyfish|akvarium,av,brandmand,dyr,fangtråd,hav,havdyr,havet,hvirvelløs,plankton,svide,tentakler|animal,aquarium,burn,invertebrate,jelly,life,marine,ocean,ouch,plankton,sea,sting,stinger,tentacles
🦀|krabbe|crab|krebsen,stjernetegn|cancer,zodiac
🦞|hummer|lobster|bisque,kløer,krebs,skaldyr|animal,bisque,claws,seafood
🦐|reje|shrimp|dyr,havdyr,mad,skaldyr|food,shellfish,small
🦑|sprutte|squid|arme,blæk,blæksprutte,bløddyr,flerarmet,havdyr,mad,multitasking|animal,food,mollusk
🦪|østers|oyster|dykke,gourmet,perle|diving,pearl
🐌|snegl|snail|dyr,langsom|animal,escargot,garden,nature,slug
🦋|sommerfugl|butterfly|dyr,insekt,sommer,vinger|insect,pretty
🐛|larve|bug|dyr,orm,sommerfuglelarve,tusindben|animal,garden,insect
🐜|myre|ant|dyr|animal,garden,insect
🐝|honningbi|honeybee|bi,dyr|animal,bee,bumblebee,honey,insect,nature,spring
🪲|bille|beetle|dyr,insekt,kryb|animal,bug,insect
🐞|mariehøne|lady beetle|dyr|animal,beetle,garden,insect,lady,ladybird,ladybug,nature
🦗|fårekylling|cricket|græshoppe,insekt|animal,bug,grasshopper,insect,orthoptera
🪳|kakerlak|cockroach|dyr,insekt,skadedyr|animal,insect,pest,roach
🕷️|edderkop|spider|dyr,insekt,spindler|animal,insect
🕸️|edderkoppespind|spider web|edderkop,spind|spider,web
🦂|skorpion|scorpion|skorpionen,stjernetegn|scorpio,scorpius,zodiac
🦟|myg|mosquito|feber,insekt,malaria,sygdom,virus|bite,disease,fever,insect,malaria,pest,virus
🪰|flue|fly|dyr,hestebremse,insekt,klæg,maddike,rådden,spyflue,stueflue,sygdom,tsetse|animal,disease,insect,maggot,pest,rotting
🪱|orm|worm|dyr,ledorm,parasit,regnorm|animal,annelid,earthworm,parasite
🦠|mikrobe|microbe|amøbe,bakterie,videnskab,virus|amoeba,bacteria,science,virus
💐|blomsterbuket|bouquet|blomster,buket|anniversary,birthday,date,flower,love,plant,romance
🌸|kirsebærblomst|cherry blossom|blomst,blomstrende kirsebær,kirsebær|blossom,cherry,flower,plant,spring,springtime
💮|hvid blomst|white flower|blomst|flower,white
🪷|lotus|lotus|blomst,buddhisme,fred,hinduisme,indien,renhed,ro,sindsro,skønhed,vietnam|beauty,buddhism,calm,flower,hinduism,peace,purity,serenity
🏵️|roset|rosette|plante|plant
🌹|rose|rose|blomst,kærlighed|beauty,elegant,flower,love,plant,red,valentine
🥀|vissen blomst|wilted flower|afblomstret,blomst,visnet,vissen|dying,flower,wilted
🌺|hibiscus|hibiscus|blomst,hawaiiblomst|flower,plant
🌻|solsikke|sunflower|blomst|flower,outdoors,plant,sun
🌼|blomst|blossom|gul blomst|buttercup,dandelion,flower,plant
🌷|tulipan|tulip|blomst|blossom,flower,growth,plant
🪻|hyacint|hyacinth|blomst,blomstre,blå lupin,blålilla,forår,lavendel,lilla,lupin,løvemund,plante|bloom,bluebonnet,flower,indigo,lavender,lilac,lupine,plant,purple,shrub,snapdragon,spring,violet
🌱|spire|seedling|plantespire|plant,sapling,sprout,young
🪴|potteplante|potted plant|hjem,hus,indretning,kaktus,kedelig,nære,plante,pleje,vokse|decor,grow,house,nurturing,plant,pot,potted
🌲|nåletræ|evergreen tree|grantræ,juletræ,stedsegrøn,træ|christmas,evergreen,forest,pine,tree
🌳|løvtræ|deciduous tree|løvfældende træ,skov,træ,trækrone|deciduous,forest,green,habitat,shedding,tree
🌴|palme|palm tree|palmetræ|beach,palm,plant,tree,tropical
🌵|kaktus|cactus|kaktusplante,plante,ørken|desert,drought,nature,plant
🌾|risplante|sheaf of rice|korn,ris|ear,grain,grains,plant,rice,sheaf
🌿|urt|herb|blade,plante|leaf,plant
☘️|kløver|shamrock|grøn,irland,plante|irish,plant
🍀|firkløver|four leaf clover|held,heldig,kløver|4,clover,four,four-leaf,irish,leaf,lucky,plant
🍁|ahornblad|maple leaf|ahorn,efterår,efterårsblad|falling,leaf,maple
🍂|faldende blade|fallen leaf|blade,efterårsblade,løvfald|autumn,fall,fallen,falling,leaf
🍃|blade i vinden|leaf fluttering in wind|blad,blæst,vind|blow,flutter,fluttering,leaf,wind
🪹|tom rede|empty nest|hjem,rede,redebygning|branch,empty,home,nest,nesting
🪺|rede med æg|nest with eggs|fugl,rede,redebygning,æg|bird,branch,egg,eggs,nest,nesting
🍄|svamp|mushroom|fluesvamp,plante|fungus,toadstool
🍇|vindruer|grapes|frugt,vin|dionysus,fruit,grape
🍈|melon|melon|frugt|cantaloupe,fruit
🍉|vandmelon|watermelon|frugt,sommer|fruit
🍊|appelsin|tangerine|citrus,frugt,mandarin|c,citrus,fruit,nectarine,orange,vitamin
🍋|citron|lemon|citrus,frugt,gul|citrus,fruit,sour
🍋‍🟩|lime|lime|citrus,citrusfrugt,cocktail,forfriskende,frugt,grøn,juice,margarita,mojito,pynt,salsa,sur,surhed,syrlig,tequila,troperne,tropisk|acidity,citrus,cocktail,fruit,garnish,key,margarita,mojito,refreshing,salsa,sour,tangy,tequila,tropical,zest
🍌|banan|banana|frugt|fruit,potassium
🍍|ananas|pineapple|frugt|colada,fruit,pina,tropical
🥭|mango|mango|frugt,tropisk|food,fruit,tropical
🍎|rødt æble|red apple|frugt,rød,æble|apple,diet,food,fruit,health,red,ripe
🍏|grønt æble|green apple|frugt,grøn,æble|apple,fruit,green
🍐|pære|pear|frugt|fruit
🍑|fersken|peach|frugt|fruit
🍒|kirsebær|cherries|frugt|berries,cherry,fruit,red
🍓|jordbær|strawberry|bær,frugt|berry,fruit
🫐|blåbær|blueberries|blå,bær,frugt,mad,solbær|berries,berry,bilberry,blue,blueberry,food,fruit
🥝|kiwifrugt|kiwi fruit|frugt,kiwi,mad|food,fruit,kiwi
🍅|tomat|tomato|grøntsag|food,fruit,vegetable
🫒|oliven|olive|gren,mad,olie|food
🥥|kokosnød|coconut|kokos,palme|colada,palm,piña
🥑|avokado|avocado|avocado,frugt,mad|food,fruit
🍆|aubergine|eggplant|grøntsag|aubergine,vegetable
🥔|kartoffel|potato|grøntsag,mad,rodfrugt|food,vegetable
🥕|gulerod|carrot|grøntsag,mad,rodfrugt|food,vegetable
🌽|majs|ear of corn|majskolbe|corn,crops,ear,farm,maize,maze
🌶️|chili|hot pepper|grøntsag,mad,peber,plante,stærk|hot,pepper
🫑|peberfrugt|bell pepper|grøn peber,grøntsag,mad,paprika,peber|bell,capsicum,food,pepper,vegetable
🥒|agurk|cucumber|grøntsag,mad,pickle|food,pickle,vegetable
🥬|bladgrønt|leafy green|grønkål,kål,pak choi,salat|bok,burgers,cabbage,choy,green,kale,leafy,lettuce,salad
🥦|broccoli|broccoli|grøntsag,kål|cabbage,wild
🧄|hvidløg|garlic|smag|flavoring
🧅|løg|onion|give smag,smag|flavoring
🥜|jordnødder|peanuts|jordnød,nød,nødder,peanut,peanuts,snack|food,nut,peanut,vegetable
🫘|bønner|beans|bælgfrugt,kidney,lille,mad,små|food,kidney,legume,small
🌰|kastanje|chestnut|plante|almond,plant
🫚|ingefærrod|ginger root|ginger ale,ingefær,krydderi,naturlig,rod,sundhed|beer,ginger,health,herb,natural,root,spice
🫛|ærtebælg|pea pod|bælg,bælgfrugt,bønner,edamame,grøntsag,soyabønne,ært|beans,beanstalk,edamame,legume,pea,pod,soybean,vegetable,veggie
🍄‍🟫|brun svamp|brown mushroom|grøntsag,ingrediens på pizza,mad,natur,paddehat,pizzaingrediens,portobello,svamp,trøffel,vegetar,vegetarisk|food,fungi,fungus,mushroom,nature,pizza,portobello,shiitake,shroom,spore,sprout,toppings,truffle,vegetable,vegetarian,veggie
🍞|brød|bread|bage,toastbrød|carbs,food,grain,loaf,restaurant,toast,wheat
🥐|croissant|croissant|brød,fransk,mad,morgenbrød,morgenmad|bread,breakfast,crescent,food,french,roll
🥖|flute|baguette bread|baguette,brød,franskbrød,mad|baguette,bread,food,french
🫓|fladbrød|flatbread|arepas,lavash,mad,naan,nan,pita,pitabrød|arepa,bread,food,gordita,lavash,naan,pita
🥨|kringle|pretzel|bager,saltkringle|convoluted,twisted
🥯|bagel|bagel|bagværk|bakery,bread,breakfast,schmear
🥞|pandekager|pancakes|crêpe,mad,pandekage|breakfast,crêpe,food,hotcake,pancake
🧇|vaffel|waffle|jern,ubeslutsom,vaffeljern|breakfast,indecisive,iron
🧀|et stykke ost|cheese wedge|ost|cheese,wedge
🍖|kød|meat on bone|kødben|bone,meat
🍗|kyllingelår|poultry leg|fjerkræ,kalkun,kylling,mad|bone,chicken,drumstick,hungry,leg,poultry,turkey
🥩|kødudskæring|cut of meat|bøf,kotelet,kød,lammekotelet,rødt kød,svinekotelet|chop,cut,lambchop,meat,porkchop,red,steak
🥓|bacon|bacon|gris,kød,mad,svinekød|breakfast,food,meat
🍔|hamburger|hamburger|burger,mad|burger,eat,fast,food,hungry
🍟|pomfritter|french fries|fastfood,pomfrit,pommes frites|fast,food,french,fries
🍕|pizza|pizza|mad,pizzastykke,stykke pizza|cheese,food,hungry,pepperoni,slice
🌭|hotdog|hot dog|frankfurter,pølse|dog,frankfurter,hot,hotdog,sausage
🥪|sandwich|sandwich|brød|bread
🌮|taco|taco|mexicansk|mexican
🌯|burrito|burrito|mexicansk,wrap|mexican,wrap
🫔|tamales|tamale|mad,mexicansk,wraps|food,mexican,pamonha,wrapped
🥙|fyldt pitabrød|stuffed flatbread|falafel,fladbrød,fyld,gyros,kebab,mad,pita,pitabrød|falafel,flatbread,food,gyro,kebab,stuffed
🧆|falafel|falafel|kikært,kødbolle|chickpea,meatball
🥚|æg|egg|mad|breakfast,food
🍳|stegepande|cooking|madlavning,morgenmad,spejlæg,stegepande med æg,æg|breakfast,easy,egg,fry,frying,over,pan,restaurant,side,sunny,up
🥘|pande med mad|shallow pan of food|mad,paella,pande,pandestegt,steger|casserole,food,paella,pan,shallow
🍲|gryde med mad|pot of food|gryde,gryderet,suppe|food,pot,soup,stew
🫕|fondue|fondue|chokolade,gryde,ost,schweizisk,smeltet|cheese,chocolate,food,melted,pot,ski
🥣|ske i skål|bowl with spoon|havregrød,morgenmad,mysli,skål|bowl,breakfast,cereal,congee,oatmeal,porridge,spoon
🥗|grøn salat|green salad|grøn,mad,salat|food,green,salad
🍿|popcorn|popcorn|biograf,film|corn,movie,pop
🧈|smør|butter|mejeriprodukt|dairy
🧂|salt|salt|krydderi,saltbøsse|condiment,flavor,mad,salty,shaker,taste,upset
🥫|konserves|canned food|dåse,dåsemad|can,canned,food
🍱|bento|bento box|bentoboks,boks,sushi,sushiboks|bento,box,food
🍘|riskiks|rice cracker|kiks,mad|cracker,food,rice
🍙|riskugle|rice ball|japansk,mad,onigiri,ris|ball,food,japanese,rice
🍚|ris|cooked rice|restaurant,skål ris|cooked,food,rice
🍛|ris og karry|curry rice|karry,karryret,ris|curry,food,rice
🍜|nudler|steaming bowl|ramen-nudler,restaurant,skål nudler|bowl,chopsticks,food,noodle,pho,ramen,soup,steaming
🍝|spaghetti|spaghetti|pasta,restaurant|food,meatballs,pasta,restaurant
🍠|sød kartoffel|roasted sweet potato|kartoffel,stegt,sød|food,potato,roasted,sweet
🍢|mad på spyd|oden|fisk,grillspyd,kebab,mad,pind,skaldyr,spyd|food,kebab,restaurant,seafood,skewer,stick
🍣|sushi|sushi|mad,nigiri,sushi-restaurant|food
🍤|dybstegt reje|fried shrimp|reje,skaldyr|fried,prawn,shrimp,tempura
🍥|fiskekage|fish cake with swirl|fiskekage med spiral|cake,fish,food,pastry,restaurant,swirl
🥮|månekage|moon cake|efterår,festival,kage,yuèbǐng|autumn,cake,festival,moon,yuèbǐng
🍡|dango|dango|is,iskugler,japansk,spyd|dessert,japanese,skewer,stick,sweet
🥟|dumpling|dumpling|gyōza,jiaozi,pierogi,potsticker|empanada,gyōza,jiaozi,pierogi,potsticker
🥠|lykkekage|fortune cookie|spådom|cookie,fortune,prophecy
🥡|kinesisk takeaway|takeout box|china box,kinaboks,takeaway|box,chopsticks,delivery,food,oyster,pail,takeout
🍦|softice|soft ice cream|is|cream,dessert,food,ice,icecream,restaurant,serve,soft,sweet
🍧|isdessert|shaved ice|is,slush ice,slushice,snow cone|dessert,ice,restaurant,shaved,sweet
🍨|is|ice cream|dessert,isdessert|cream,dessert,food,ice,restaurant,sweet
🍩|donut|doughnut|dessert,kage|breakfast,dessert,donut,food,sweet
🍪|småkage|cookie|cookie,kage|chip,chocolate,dessert,sweet
🎂|fødselsdagskage|birthday cake|dessert,fødselsdag,kage,lagkage,til lykke,tillykke|bday,birthday,cake,celebration,dessert,happy,pastry,sweet
🍰|lagkage|shortcake|et stykke kage,kage|cake,dessert,pastry,slice,sweet
🧁|cupcake|cupcake|bagværk,dessert,kage,kager,muffin|bakery,dessert,sprinkles,sugar,sweet,treat
🥧|tærte|pie|dessert,fyld,kage,linse|apple,filling,fruit,meat,pastry,pumpkin,slice
🍫|chokolade|chocolate bar|et stykke chokolade|bar,candy,chocolate,dessert,halloween,sweet,tooth
🍬|bolsje|candy|slik|cavities,dessert,halloween,restaurant,sweet,tooth,wrapper
🍭|slikkepind|lollipop|slik|candy,dessert,food,restaurant,sweet
🍮|dessert|custard|budding|dessert,pudding,sweet
🍯|honning|honey pot|bjørn,honningkrukke,krukke honning,peter plys|barrel,bear,food,honey,honeypot,jar,pot,sweet
🍼|sutteflaske|baby bottle|flaske,mælk|babies,baby,birth,born,bottle,drink,infant,milk,newborn
🥛|glas mælk|glass of milk|drik,drikke,glas,mælk|drink,glass,milk
☕️|varm drik|hot beverage|dampende,drik,drikkevare,kaffe,kakao,te,varm|beverage,cafe,caffeine,chai,coffee,drink,hot,morning,steaming,tea
🫖|tekande|teapot|drik,kande,mad,te,tepotte,the|brew,drink,food,pot,tea
🍵|tekrus|teacup without handle|kop,te,varm te|beverage,cup,drink,handle,oolong,tea,teacup
🍶|sake|sake|flaske sake,sakeflaske,sakekop|bar,beverage,bottle,cup,drink,restaurant
🍾|flaske med flyvende prop|bottle with popping cork|bar,bobler,cava,champagne,drik,flaske,prop|bar,bottle,cork,drink,popping
🍷|vinglas|wine glass|et glas vin,glas,hvidvin,rødvin,vin|alcohol,bar,beverage,booze,club,drink,drinking,drinks,glass,restaurant,wine
🍸️|cocktailglas|cocktail glass|cocktail,martini|alcohol,bar,booze,club,cocktail,drink,drinking,drinks,glass,mad,martini,men
🍹|tropisk drink|tropical drink|cocktail|alcohol,bar,booze,club,cocktail,drink,drinking,drinks,drunk,mai,party,tai,tropical,tropics
🍺|ølkrus|beer mug|fadøl,krus,øl,ølglas|alcohol,ale,bar,beer,booze,drink,drinking,drinks,mug,octoberfest,oktoberfest,pint,stein,summer
🍻|skålende ølkrus|clinking beer mugs|fadøl,krus,krus øl,skål,ølglas,ølkrus|alcohol,bar,beer,booze,bottoms,cheers,clink,clinking,drinking,drinks,mugs
🥂|skål|clinking glasses|champagne,drikke,fejring,glas,skåle|celebrate,clink,clinking,drink,glass,glasses
🥃|fladbundet glas|tumbler glass|shotglas,shots,spiritus,sprut,whisky|glass,liquor,scotch,shot,tumbler,whiskey,whisky
🫗|hælde vand|pouring liquid|drik,glas,hælde,spilde,tom,uheld,ups,vand|accident,drink,empty,glass,liquid,oops,pour,pouring,spill,water
🥤|bæger med sugerør|cup with straw|bæger,glas med sugerør,sugerør|cup,drink,juice,malt,soda,soft,straw,water
🧋|bubble tea|bubble tea|bobler,boblete,mad,mælk,perler,te|boba,bubble,food,milk,pearl,tea
🧃|brik|beverage box|juice,juicebrik|beverage,box,juice,straw,sweet
🧉|mate|mate|argentina,drik|drink
🧊|isterning|ice|is,isbjerg,kold|cold,cube,iceberg
🥢|spisepinde|chopsticks|asiatisk|hashi,jeotgarak,kuaizi
🍽️|kniv og gaffel med tallerken|fork and knife with plate|gaffel,kniv,madlavning,tallerken|cooking,dinner,eat,fork,knife,plate
🍴|kniv og gaffel|fork and knife|bestik,gaffel,kniv,mad,madlavning,menu,restaurant,spise,sulten|breakfast,breaky,cooking,cutlery,delicious,dinner,eat,feed,food,fork,hungry,knife,lunch,restaurant,yum,yummy
🥄|ske|spoon|bestik|eat,tableware
🔪|køkkenkniv|kitchen knife|kniv,kok,madlavning,våben|chef,cooking,hocho,kitchen,knife,tool,weapon
🫙|krukke|jar|beholder,glas,ingenting,intet,konservere,sylte,tilbehør,tom|condiment,container,empty,nothing,sauce,store
🏺|amfora|amphora|drik,kande,krukke,lerkrukke,madlavning,stjernetegn,vandmand|aquarius,cooking,drink,jug,tool,weapon,zodiac
🌍️|globus med Europa og Afrika|globe showing Europe-Africa|afrika,europa,globus med europa og afrika,jorden,verden|africa,earth,europe,europe-africa,globe,showing,world
🌎️|globus med Nord- og Sydamerika|globe showing Americas|amerika,globus med nord- og sydamerika,jorden,nordamerika,sydamerika,verden|americas,earth,globe,showing,world
🌏️|globus med Asien og Australien|globe showing Asia-Australia|asien,australien,globus med asien og australien,jorden,verden|asia,asia-australia,australia,earth,globe,showing,world
🌐|globus med meridianer|globe with meridians|breddegrader,globus,internet,længdegrader,verden|earth,globe,internet,meridians,web,world,worldwide
🗺️|verdenskort|world map|kort,verden|map,world
🗾|kort over Japan|map of Japan|japan,kort,kort over japan,landkort|japan,map
🧭|kompas|compass|magnetisk,navigation,orientering,verdenshjørne|direction,magnetic,navigation,orienteering
🏔️|sneklædt bjerg|snow-capped mountain|bjerg,koldt,sne,tinde|cold,mountain,snow,snow-capped
⛰️|bjerg|mountain|bjerg|mountain
🌋|vulkan|volcano|vulkanudbrud|eruption,mountain,nature
🗻|Fuji-bjerget|mount fuji|bjerg,fuji,fuji-bjerget|fuji,mount,mountain,nature
🏕️|camping|camping|telt|camping
🏖️|strand med parasol|beach with umbrella|parasol,strand|beach,umbrella
🏜️|ørken|desert|kaktus,sol|desert
🏝️|øde ø|desert island|palme,ø,øde|desert,island
🏞️|nationalpark|national park|park|national,park
🏟️|stadion|stadium|sport|stadium
🏛️|klassisk bygning|classical building|bygning,klassisk,søjler,tempel|building,classical
🏗️|byggeplads|building construction|byggeri,bygning,konstruktion,kran|building,construction,crane
🧱|mursten|brick|ler,mur,mørtel,væg|bricks,clay,mortar,wall
🪨|sten|rock|kampesten,klippe,solid,tung|boulder,heavy,solid,stone,tough
🪵|træ|wood|bjælke,brænde,træstamme,træstub,tømmer|log,lumber,timber
🛖|hytte|hut|hus,jurte,rundhus|home,house,roundhouse,shelter,yurt
🏘️|huse|houses|by,bygning,hus|house
🏚️|faldefærdigt hus|derelict house|bygning,faldefærdig,hus|derelict,home,house
🏠️|hus|house|bygning,hjem,villa|building,country,heart,home,ranch,settle,simple,suburban,suburbia,where
🏡|hus med have|house with garden|have,hjem,hus,villa|building,country,garden,heart,home,house,ranch,settle,simple,suburban,suburbia,where
🏢|kontorbygning|office building|bygning,kontor|building,city,cubical,job,office
🏣|japansk posthus|Japanese post office|japansk,posthus,postkontor|building,japanese,office,post
🏤|posthus|post office|bygning,europæisk posthus,post,postkontor|building,european,office,post
🏥|hospital|hospital|bygning,doktor,læge,medicin,sygehus|building,doctor,medicine
🏦|bank|bank|bygning,pengeinstitut|building
🏨|hotel|hotel|bygning|building
🏩|kærlighedshotel|love hotel|hotel,romantik|building,hotel,love
🏪|døgnkiosk|convenience store|døgnåben,kiosk,købmand|24,building,convenience,hours,store
🏫|skole|school|bygning|building
🏬|stormagasin|department store|butik,forretning,varehus|building,department,store
🏭️|fabrik|factory|bygning|building
🏯|japansk slot|Japanese castle|bygning,slot|building,castle,japanese
🏰|slot|castle|borg,bygning,europa,europæisk|building,european
💒|bryllup|wedding|kirke,kærlighed,romantik|chapel,hitched,nuptials,romance
🗼|Tokyo Tower|Tokyo tower|japan,tokyo,tokyo tower,tårn|tokyo,tower
🗽|Frihedsgudinden|Statue of Liberty|frihed,frihedsgudinden,gudinde,new york,statue of liberty|liberty,new,ny,nyc,statue,york
⛪️|kirke|church|bygning,kors,kristen,religion|bless,chapel,christian,cross,religion
🕌|moské|mosque|islam,muslim,religion|islam,masjid,muslim,religion
🛕|hindutempel|hindu temple|hindu,tempel|hindu,temple
🕍|synagoge|synagogue|jøde,jødisk,religion,tempel|jew,jewish,judaism,religion,temple
⛩️|Shinto-helligdom|shinto shrine|alter,religion,shinto,shinto-helligdom|religion,shinto,shrine
🕋|Kabaen|kaaba|islam,kabaen,muslim,religion|hajj,islam,muslim,religion,umrah
⛲️|springvand|fountain|fontæne|fountain
⛺️|telt|tent|camping|camping
🌁|tåget|foggy|tåge|fog
🌃|stjernehimmel|night with stars|nat,skyline,stjerner,storby|night,star,stars
🏙️|bylandskab|cityscape|by,bygning,højhus,skyline,storby|city
🌄|solopgang over bjerge|sunrise over mountains|bjerge,morgensol|morning,mountains,over,sun,sunrise
🌅|solopgang|sunrise|morgensol|morning,nature,sun
🌆|by i solnedgang|cityscape at dusk|aften,by,højhuse,solnedgang|at,building,city,cityscape,dusk,evening,landscape,sun,sunset
🌇|solnedgang|sunset|by,højhuse,skumring,skyline,solnedgang bag bygninger,storby|building,dusk,sun
🌉|bro i mørke|bridge at night|bro,bro i natten,nat|at,bridge,night
♨️|varme kilder|hot springs|damp,kilder,varm|hot,hotsprings,springs,steaming
🎠|karrusel|carousel horse|karruselhest,karruseltur,køre i karrusel|carousel,entertainment,horse
🛝|legeplads-rutsjebane|playground slide|forlystelsespark,glide,leg,lege,legeplads,rutsje,rutsjebane|amusement,park,play,playground,playing,slide,sliding,theme
🎡|pariserhjul|ferris wheel|forlystelse,forlystelsespark,tivoli|amusement,ferris,park,theme,wheel
🎢|rutsjebane|roller coaster|forlystelse,forlystelsespark,tivoli|amusement,coaster,park,roller,theme
💈|barber|barber pole|barbersalon|barber,cut,fresh,haircut,pole,shave
🎪|cirkus|circus tent|cirkustelt,telt|circus,tent
🚂|lokomotiv|locomotive|damplokomotiv,tog|caboose,engine,railway,steam,train,trains,travel
🚃|togvogn|railway car|jernbane,sporvogn,tog,vogn|car,electric,railway,train,tram,travel,trolleybus
🚄|lyntog|high-speed train|højhastighedstog,jernbane,tog|high-speed,railway,shinkansen,speed,train
🚅|højhastighedstog|bullet train|tog|bullet,high-speed,nose,railway,shinkansen,speed,train,travel
🚆|tog|train|jernbane,køretøj|arrived,choo,railway
🚇️|metro|metro|køretøj,undergrund,undergrundsbane|subway,travel
🚈|letbane|light rail|køretøj,tog|arrived,light,monorail,rail,railway
🚉|togstation|station|jernbane,station,tog|railway,train
🚊|sporvogn|tram|køretøj,letbane,trolleybus|trolleybus
🚝|monorail|monorail|køretøj|vehicle
🚞|bjergbane|mountain railway|bjerg,jernbane,svævebane,tog|car,mountain,railway,trip
🚋|vogn|tram car|køretøj,sporvogn,trolleybus|bus,car,tram,trolley,trolleybus
🚌|bus|bus|køretøj,skolebus|school,vehicle
🚍️|bus forfra|oncoming bus|bus,forfra,kørende,køretøj|bus,cars,oncoming
🚎|trolleybus|trolleybus|bus,køretøj,letbane,sporvogn,trolley|bus,tram,trolley
🚐|minibus|minibus|bus,varevogn|bus,drive,van,vehicle
🚑️|ambulance|ambulance|køretøj,nødsituation|emergency,vehicle
🚒|brandbil|fire engine|brand,køretøj|engine,fire,truck
🚓|politibil|police car|politi|5–0,car,cops,patrol,police
🚔️|politibil forfra|oncoming police car|kørende politibil,politi|car,oncoming,police
🚕|taxa|taxi|bil,køretøj,taxi|cab,cabbie,car,drive,vehicle,yellow
🚖|taxa forfra|oncoming taxi|kørende taxa,taxa,taxi|cab,cabbie,cars,drove,hail,oncoming,taxi,yellow
🚗|bil|automobile|køretøj|car,driving,vehicle
🚘️|bil forfra|oncoming automobile|bil,fartøj,kørende|automobile,car,cars,drove,oncoming,vehicle
🚙|firehjulstrækker|sport utility vehicle|bil,fritid,jeep,køretøj|car,drive,recreational,sport,sportutility,utility,vehicle
🛻|pickup|pickup truck|bil,køretøj,ladvogn,lastbil,pickup truck,transport,varevogn,åbent lad|automobile,car,flatbed,pick-up,pickup,transportation,truck
🚚|lastbil|delivery truck|køretøj,levering,transport,truck,varevogn|car,delivery,drive,truck,vehicle
🚛|lastvogn|articulated lorry|køretøj,lastbil,levering,transport,truck|articulated,car,drive,lorry,move,semi,truck,vehicle
🚜|traktor|tractor|køretøj|vehicle
🏎️|racerbil|racing car|bil,racerløb|car,racing,zoom
🏍️|motorcykel|motorcycle|racerløb|racing
🛵|scooter|motor scooter|knallert,transportmiddel|motor,scooter
🦽|manuel kørestol|manual wheelchair|handicap,handikap,kørestol,rullestol,tilgængelighed|accessibility,manual,wheelchair
🦼|elektrisk kørestol|motorized wheelchair|handicap,handikap,kørestol,rullestol,tilgængelighed|accessibility,motorized,wheelchair
🛺|motor-rickshaw|auto rickshaw|rickshaw,tuk tuk|auto,rickshaw,tuk
🚲️|cykel|bicycle|drengecykel,herrecykel,tohjulet|bike,class,cycle,cycling,cyclist,gang,ride,spin,spinning
🛴|løbehjul|kick scooter|transportmiddel|kick,scooter
🛹|skateboard|skateboard|bræt,hjul,skate|board,skate,skater,wheels
🛼|rulleskøjte|roller skate|rulle,skøjte,sport|blades,roller,skate,skates,sport
🚏|busstoppested|bus stop|bus,stoppested|bus,busstop,stop
🛣️|motorvej|motorway|vej|highway,road
🛤️|jernbane|railway track|spor,tog,togspor|railway,track,train
🛢️|olietønde|oil drum|olie,tønde|drum,oil
⛽️|tankstation|fuel pump|benzinpumpe,benzintank,tank|diesel,fuel,fuelpump,gas,gasoline,pump,station
🛞|hjul|wheel|bil,cirkel,dreje,dæk,fælg,køretøj|car,circle,tire,turn,vehicle
🚨|politiblink|police car light|politi,politilys,rotorblink,rødt blink|alarm,alert,beacon,car,emergency,light,police,revolving,siren
🚥|liggende trafiklys|horizontal traffic light|blinklys,lys,signal,trafik|horizontal,intersection,light,signal,stop,stoplight,traffic
🚦|trafiklys|vertical traffic light|blinklys,lys,signal,trafik|drove,intersection,light,signal,stop,stoplight,traffic,vertical
🛑|stopskilt|stop sign|ottekant,ottekantet,skilt,stop|octagonal,sign,stop
🚧|byggeri|construction|spærring,vejspærring|barrier
⚓️|anker|anchor|båd,skib,sømand,værktøj|ship,tool
🛟|redningskrans|ring buoy|bøje,flyde,livredder,redde,sikkerhed|buoy,float,life,lifesaver,preserver,rescue,ring,safety,save,saver,swim
⛵️|sejlbåd|sailboat|båd,skib,yacht|boat,resort,sailing,sea,yacht
🛶|kano|canoe|båd,ro,transportmiddel|boat
🚤|speedbåd|speedboat|båd|billionaire,boat,lake,luxury,millionaire,summer,travel
🛳️|passagerskib|passenger ship|fartøj,færge,passager,skib|passenger,ship
⛴️|færge|ferry|båd|boat,passenger
🛥️|motorbåd|motor boat|båd,fartøj|boat,motor,motorboat
🚢|skib|ship|fartøj,færge,rejse,titanic|boat,passenger,travel
✈️|fly|airplane|flyvemaskine,rejse|aeroplane,fly,flying,jet,plane,travel
🛩️|lille fly|small airplane|fly,flyvemaskine,flyver,lille flyvemaskine|aeroplane,airplane,plane,small
🛫|flyafgang|airplane departure|afgang,afrejse,fartøj,fly,indtjekning|aeroplane,airplane,check-in,departure,departures,plane
🛬|flyankomst|airplane arrival|ankomme,ankomst,fartøj,fly,landing|aeroplane,airplane,arrival,arrivals,arriving,landing,plane
🪂|faldskærm|parachute|hangglider,paraglider,skydiver|hang-glide,parasail,skydive
💺|sæde|seat|plads,stol|chair
🚁|helikopter|helicopter|fartøj|copter,roflcopter,travel,vehicle
🚟|luftbane|suspension railway|fartøj,hængende,svævebane,togbane|railway,suspension
🚠|kabelbane|mountain cableway|bjerg,fartøj,gondol,kabel,lift|cable,cableway,gondola,lift,mountain,ski
🚡|svævebane|aerial tramway|fartøj,gondol,kabel,lift,svæve|aerial,cable,car,gondola,ropeway,tramway
🛰️|satellit|satellite|fartøj,rummet|space
🚀|raket|rocket|fartøj,rumfartøj,rummet,rumskib|launch,rockets,space,travel
🛸|ufo|flying saucer|flyvende tallerken,marsmand,rummet,rumvæsen|aliens,extra,flying,saucer,terrestrial,ufo
🛎️|hotelklokke|bellhop bell|hotel,klokke,reception|bell,bellhop,hotel
🧳|bagage|luggage|kuffert,pakke,rejse,trolley|bag,packing,roller,suitcase,travel
⌛️|udløbet timeglas|hourglass done|sand,tid,timeglas|done,hourglass,sand,time,timer
⏳️|timeglas med løbende sand|hourglass not done|sand,tid,timeglas|done,flowing,hourglass,hours,not,sand,timer,waiting,yolo
⌚️|ur|watch|armbåndsur|clock,time
⏰️|vækkeur|alarm clock|alarm,ur|alarm,clock,hours,hrs,late,time,waiting
⏱️|stopur|stopwatch|tid,ur|clock,time
⏲️|æggeur|timer clock|tidtager,ur|clock,timer
🕰️|pynteur|mantelpiece clock|ur|clock,mantelpiece,time
🕧️|halv et|twelve-thirty|0.30,12.30,klokkeslæt,ur|12,12:30,30,clock,thirty,time,twelve
🕜️|halv to|one-thirty|1.30,13.30,klokken,ur|1,1:30,30,clock,one,thirty,time
🕝️|halv tre|two-thirty|14.30,2.30,ur|2,2:30,30,clock,thirty,time,two
🕞️|halv fire|three-thirty|15.30,3.30,klokkeslæt,ur|3,30,3:30,clock,thirty,three,time
🕟️|halv fem|four-thirty|16.30,4.30,klokkeslæt,ur|30,4,4:30,clock,four,thirty,time
🕠️|halv seks|five-thirty|17.30,5.30,klokkeslæt,ur|30,5,5:30,clock,five,thirty,time
🕡️|halv syv|six-thirty|18.30,6.30,klokkeslæt,ur|30,6,6:30,clock,six,thirty
🕢️|halv otte|seven-thirty|19.30,7.30,klokkeslæt,ur|30,7,7:30,clock,seven,thirty
🕣️|halv ni|eight-thirty|20.30,8.30,klokkeslæt,ur|30,8,8:30,clock,eight,thirty,time
🕤️|halv ti|nine-thirty|21.30,9.30,klokkeslæt,ur|30,9,9:30,clock,nine,thirty,time
🕥️|halv elleve|ten-thirty|10.30,22.30,klokkeslæt,ur|10,10:30,30,clock,ten,thirty,time
🕦️|halv tolv|eleven-thirty|11.30,23.30,klokkeslæt,ur|11,11:30,30,clock,eleven,thirty,time
🌑|nymåne|new moon|måne,månefase|dark,moon,new,space
🌒|tiltagende måne|waxing crescent moon|måne,månefase|crescent,dreams,moon,space,waxing
🌓|halvmåne 1. fjerdedel|first quarter moon|første kvarter måne,måne,månefase|first,moon,quarter,space
🌔|tiltagende måne næsten fuld|waxing gibbous moon|måne,månefase|gibbous,moon,space,waxing
🌕️|fuldmåne|full moon|måne,månefase|full,moon,space
🌖|aftagende måne næsten fuld|waning gibbous moon|måne,månefase|gibbous,moon,space,waning
🌗|halvmåne 4. fjerdedel|last quarter moon|måne,månefase,sidste kvarter måne|last,moon,quarter,space
🌘|aftagende måne|waning crescent moon|måne,månefase|crescent,moon,space,waning
🌙|halvmåne|crescent moon|tiltagende måne|crescent,moon,ramadan,space
🌚|nymåne med ansigt|new moon face|ansigt i måne,nymåne|face,moon,new,space
🌛|måne med ansigt 1. fjerdedel|first quarter moon face|halvmåne,måne,måneansigt|face,first,moon,quarter,space
🌜️|måne med ansigt 4. fjerdedel|last quarter moon face|4.,ansigt,fjerdedel,halvmåne,måne,måneansigt|dreams,face,last,moon,quarter
🌡️|termometer|thermometer|vejr|weather
☀️|sol|sun|lys,solskin,stråler,vejr|bright,rays,space,sunny,weather
🌝|fuldmåne med ansigt|full moon face|fuldmåne,fuldmåneansigt,måne med ansigt,måneansigt|bright,face,full,moon
🌞|sol med ansigt|sun with face|ansigt,sol|beach,bright,day,face,heat,shine,sun,sunny,sunshine,weather
🪐|planet med ringe|ringed planet|planet,saturn|planet,ringed,saturn,saturnine
⭐️|stjerne|star|stjerne|astronomy,medium,stars,white
🌟|blinkende stjerne|glowing star|lysende stjerne,lyser,skinner,stjerneskin|glittery,glow,glowing,night,shining,sparkle,star,win
🌠|stjerneskud|shooting star|stjerne|falling,night,shooting,space,star
🌌|mælkevejen|milky way|galakse|milky,space,way
☁️|sky|cloud|vejr|weather
⛅️|sol bag sky|sun behind cloud|sky,sol|behind,cloud,cloudy,sun,weather
⛈️|sky med lyn og regn|cloud with lightning and rain|regn,sky,torden,vejr|cloud,lightning,rain,thunder,thunderstorm
🌤️|sol bag lille sky|sun behind small cloud|sky,sol,vejr|behind,cloud,sun,weather
🌥️|sol bag stor sky|sun behind large cloud|sky,sol,vejr|behind,cloud,sun,weather
🌦️|sol bag sky med regn|sun behind rain cloud|regn,sky,sol,vejr|behind,cloud,rain,sun,weather
🌧️|sky med regn|cloud with rain|regn,sky,vejr|cloud,rain,weather
🌨️|sky med sne|cloud with snow|kulde,sky,sne,vejr|cloud,cold,snow,weather
🌩️|tordensky|cloud with lightning|lyn,sky,vejr|cloud,lightning,weather
🌪️|tornado|tornado|hvirvelvind,sky,skypumpe,vejr|cloud,weather,whirlwind
🌫️|tåge|fog|sky,vejr|cloud,weather
🌬️|vindansigt|wind face|ansigt,blæse,sky,vejr,vind|blow,cloud,face,wind
🌀|cyklon|cyclone|svimmel,tornado,tyfon|dizzy,hurricane,twister,typhoon,weather
🌈|regnbue|rainbow|lgbt,regn,vejr|gay,genderqueer,glbt,glbtq,lesbian,lgbt,lgbtq,lgbtqia,nature,pride,queer,rain,trans,transgender,weather
🌂|lukket paraply|closed umbrella|paraply,regn,regnvejr|closed,clothing,rain,umbrella
☂️|paraply|umbrella|regn,tøj,vejr|clothing,rain
☔️|paraply med regndråber|umbrella with rain drops|dråbe,paraply,regn,vejr|clothing,drop,drops,rain,umbrella,weather
⛱️|parasol|umbrella on ground|paraply,regn,sol,vejr|ground,rain,sun,umbrella
⚡️|højspænding|high voltage|advarsel,elektricitet,fare,lyn|danger,electric,electricity,high,lightning,nature,thunder,thunderbolt,voltage,zap
❄️|snefnug|snowflake|kulde,rimfrost,sne,vejr|cold,snow,weather
☃️|snemand|snowman|kulde,sne,vejr|cold,man,snow
⛄️|snemand uden snevejr|snowman without snow|koldt,sne,snemand|cold,man,snow,snowman
☄️|komet|comet|rummet|space
🔥|ild|fire|flamme,varm|af,burn,flame,hot,lit,litaf,tool
💧|dråbe|droplet|dråbe sved,følelser,ked af det,koldsved,sveddråbe,vand|cold,comic,drop,nature,sad,sweat,tear,water,weather
🌊|bølge|water wave|havbølge,vandbølge|nature,ocean,surf,surfer,surfing,water,wave
🎃|græskarmand|jack-o-lantern|græskar,græskarlygte,halloween|celebration,halloween,jack,lantern,pumpkin
🎄|juletræ|Christmas tree|grantræ,jul,træ|celebration,christmas,tree
🎆|fyrværkeri|fireworks|fest,nytår,raket|boom,celebration,entertainment,yolo
🎇|stjernekaster|sparkler|fyrværkeri,nytår,raket|boom,celebration,fireworks,sparkle
🧨|kanonslag|firecracker|dynamit,eksplosiv,fyrværkeri,sprængstof|dynamite,explosive,fire,fireworks,light,pop,popping,spark
✨️|stjerner|sparkles|glimt,magi,skinne,stjerne|*,magic,sparkle,star
🎈|ballon|balloon|fest,fødselsdag|birthday,celebrate,celebration
🎉|bordbombe|party popper|fest,konfetti,nytår|awesome,birthday,celebrate,celebration,excited,hooray,party,popper,tada,woohoo
🎊|konfetti|confetti ball|fest,konfettidåse,konfettiregn|ball,celebrate,celebration,confetti,party,woohoo
🎋|træ med papirpynt|tanabata tree|festival,japansk,tanabata|banner,celebration,japanese,tanabata,tree
🎍|fyrretræsdekoration|pine decoration|japansk nytår|bamboo,celebration,decoration,japanese,pine,plant
🎎|japanske dukker|Japanese dolls|fejring,festival,japansk|celebration,doll,dolls,festival,japanese
🎏|karpevimpel|carp streamer|banner med fisk,banner med karper|carp,celebration,streamer
🎐|vindspil|wind chime|vindpiber|bell,celebration,chime,wind
🎑|måneceremoni|moon viewing ceremony|ceremoni,fejring,måne|celebration,ceremony,moon,viewing
🧧|pengegave|red envelope|gave,held og lykke,hóngbāo,lai see,penge|envelope,gift,good,hóngbāo,lai,luck,money,red,see
🎀|sløjfe|ribbon|fejring|celebration
🎁|gave|wrapped gift|fødselsdag,overraskelse,pakke|birthday,bow,box,celebration,christmas,gift,present,surprise,wrapped
🎗️|mindebånd|reminder ribbon|bånd,fejring,minde|celebration,reminder,ribbon
🎟️|adgangsbillet|admission tickets|adgang,billet,entré,entrébillet|admission,ticket,tickets
🎫|billet|ticket|entré,forlystelse,underholdning|admission,stub
🎖️|militærmedalje|military medal|dekoreret,fejring,medalje,militær|award,celebration,medal,military
🏆️|pokal|trophy|pris,præmie,trofæ|champion,champs,prize,slay,sport,victory,win,winning
🏅|sportsmedalje|sports medal|guld,medalje,vinder|award,gold,medal,sports,winner
🥇|guldmedalje|1st place medal|førsteplads,førstepræmie,guld,medalje,vinder|1st,first,gold,medal,place
🥈|sølvmedalje|2nd place medal|andenplads,andenpræmie,medalje,sølv,vinder|2nd,medal,place,second,silver
🥉|bronzemedalje|3rd place medal|bronze,medalje,tredjeplads,tredjepræmie,vinder|3rd,bronze,medal,place,third
⚽️|fodbold|soccer ball|bold|ball,football,futbol,soccer,sport
⚾️|baseball|baseball|bold,sport|ball,sport
🥎|softball|softball|bold,handske,sport|ball,glove,sports,underarm
🏀|basketball|basketball|bold,sport|ball,hoop,sport
🏐|volleyball|volleyball|bold,spil,sport|ball,game
🏈|amerikansk fodbold|american football|football,sport|american,ball,bowl,football,sport,super
🏉|rugbybold|rugby football|bold,rugby,sport|ball,football,rugby,sport
🎾|tennis|tennis|bold,sport,tennisbold,tennisbold og ketsjer|ball,racquet,sport
🥏|frisbee|flying disc|ultimate|disc,flying,ultimate
🎳|bowling|bowling|bowlingkugle,spille|ball,game,sport,strike
🏏|cricket|cricket game|bat,bold,spil,sport|ball,bat,cricket,game
🏑|hockey|field hockey|bold,spil,sport,stav|ball,field,game,hockey,stick
🏒|ishockey|ice hockey|hockey,is,ishockeystav og puck,puck,spil,sport,stav|game,hockey,ice,puck,stick
🥍|lacrosse|lacrosse|bold,mål,stav|ball,goal,sports,stick
🏓|bordtennis|ping pong|bat,bold,bord,pingpong,spil,sport,tennis|ball,bat,game,paddle,ping,pingpong,pong,table,tennis
🏸|badminton|badminton|fjerbold,ketsjer,spil,sport|birdie,game,racquet,shuttlecock
🥊|boksehandske|boxing glove|bokse,boksning,handske,sport|boxing,glove
🥋|karatedragt|martial arts uniform|judo,kampsport,karate,sport,taekwondo,uniform|arts,judo,karate,martial,taekwondo,uniform
🥅|målnet|goal net|mål,net,sport|goal,net
⛳️|golfhul med flag|flag in hole|golf,sport|flag,golf,hole,sport
⛸️|skøjte|ice skate|is|ice,skate,skating
🎣|fiskestang|fishing pole|fisk,fiskeri,fiskestang med fisk,sport|entertainment,fish,fishing,pole,sport
🤿|dykkermaske|diving mask|dykke,maske,snorkel|diving,mask,scuba,snorkeling
🎽|løbetrøje|running shirt|atletik,løbe,løbetrøje med bånd|athletics,running,sash,shirt
🎿|ski|skis|skisport,sne,sport|ski,snow,sport
🛷|kælk|sled|slæde|luge,sledge,sleigh,snow,toboggan
🥌|curlingsten|curling stone|curling,spil,sport,sten|curling,game,rock,stone
🎯|pletskud|bullseye|bullseye,dart,mål,plet|bull,dart,direct,entertainment,game,hit,target
🪀|yoyo|yo-yo|legetøj|fluctuate,toy
🪁|legetøjsdrage|kite|drage,drageflyver,flyve,svæve|fly,soar
🔫|vandpistol|water pistol|pistol,revolver,våben|gun,handgun,pistol,revolver,tool,water,weapon
🎱|billard|pool 8 ball|billardkugle,pool|8,8ball,ball,billiard,eight,game,pool
🔮|krystalkugle|crystal ball|spådom,spådomskunst|ball,crystal,fairy,fairytale,fantasy,fortune,future,magic,tale,tool
🪄|tryllestav|magic wand|heks,magi,troldmand,tryllekunstner|magic,magician,wand,witch,wizard
🎮️|videospil|video game|controller,håndcontroller|controller,entertainment,game,video
🕹️|joystick|joystick|spil,videospil|game,video,videogame
🎰|spillemaskine|slot machine|enarmet tyveknægt,kasino,spil|casino,gamble,gambling,game,machine,slot,slots
🎲|terning|game die|spil,terningspil,underholdning|dice,die,entertainment,game
🧩|brik til puslespil|puzzle piece|brik,puslespil,sammenhængende,spor|clue,interlocking,jigsaw,piece,puzzle
🧸|bamse|teddy bear|bjørn,legetøj,plys,tøjdyr|bear,plaything,plush,stuffed,teddy,toy
🪩|diskokugle|mirror ball|dans,disko,fest,glitter,kugle,spejl,spejlkugle|ball,dance,disco,glitter,mirror,party
🪆|russiske dukker|nesting dolls|babusjka,dukke,matrjosjka,russisk|babooshka,baboushka,babushka,doll,dolls,matryoshka,nesting,russia
♠️|spar|spade suit|es,kort,spil|card,game,spade,suit
♥️|hjerter|heart suit|hjerte,kort,spil|card,emotion,game,heart,hearts,suit
♦️|ruder|diamond suit|kort,spil|card,diamond,game,suit
♣️|klør|club suit|kort,spil|card,club,clubs,game,suit
♟️|skakbrik|chess pawn|bonde,skak,undværlig|chess,dupe,expendable,pawn
🃏|joker|joker|kort,kortspil,spil,spillekort|card,game,wildcard
🀄️|mahjong-brik|mahjong red dragon|drage,mahjong,rød drage|dragon,game,mahjong,red
🎴|spillekort med blomster|flower playing cards|japansk,kortspil|card,cards,flower,game,japanese,playing
🎭️|masker|performing arts|optræden,skuespiller,teater|actor,actress,art,arts,entertainment,mask,performing,theater,theatre,thespian
🖼️|ramme med billede|framed picture|billede,kunst,maleri,museum,ramme|art,frame,framed,museum,painting,picture
🎨|palet|artist palette|farver,kunstner,maler|art,artist,artsy,arty,colorful,creative,entertainment,museum,painter,painting,palette
🧵|tråd|thread|nål,rød tråd,sy,trisse|needle,sewing,spool,string
🪡|synål|sewing needle|broderi,nål,skræddersyning,sting,sutur,syning,tråd|embroidery,needle,sew,sewing,stitches,sutures,tailoring,thread
🧶|garn|yarn|garnnøgle,hækle,strikke,tråd|ball,crochet,knit
🪢|knude|knot|binde,knob,reb,snor|cord,rope,tangled,tie,twine,twist
👓️|briller|glasses|beklædning,solbriller|clothing,eye,eyeglasses,eyewear
🕶️|solbriller|sunglasses|briller,mørk,øje|dark,eye,eyewear,glasses
🥽|sikkerhedsbriller|goggles|beskyttelsesbriller,dykkerbriller,svejse,svømme,øjenbeskyttelse|dive,eye,protection,scuba,swimming,welding
🥼|kittel|lab coat|eksperiment,forsker,laboratorie,læge,videnskabsmand|clothes,coat,doctor,dr,experiment,jacket,lab,scientist,white
🦺|sikkerhedsvest|safety vest|nødsituation,sikkerhed,vest|emergency,safety,vest
👔|slips|necktie|beklædning,skjorte|clothing,employed,serious,shirt,tie
👕|T-shirt|t-shirt|beklædning,bluse,t-shirt,trøje|blue,casual,clothes,clothing,collar,dressed,shirt,shopping,tshirt,weekend
👖|bukser|jeans|beklædning,jeans,tøj|blue,casual,clothes,clothing,denim,dressed,pants,shopping,trousers,weekend
🧣|halstørklæde|scarf|beklædning,hals,vinter|bundle,cold,neck,up
🧤|handsker|gloves|beklædning,hånd,vanter,vinter|hand
🧥|frakke|coat|beklædning,dynejakke,jakke,vinter|brr,bundle,cold,jacket,up
🧦|sokker|socks|beklædning,strømper|stocking
👗|kjole|dress|beklædning|clothes,clothing,dressed,fancy,shopping
👘|kimono|kimono|beklædning,kåbe|clothing,comfortable
🥻|sari|sari|kjole,tøj|clothing,dress
🩱|badedragt|one-piece swimsuit|badetøj|bathing,one-piece,suit,swimsuit
🩲|badebukser|briefs|badetøj,bikiniunderdel,undertøj|bathing,one-piece,suit,swimsuit,underwear
🩳|shorts|shorts|badebukser,underbukser|bathing,pants,suit,swimsuit,underwear
👙|bikini|bikini|badetøj,beklædning,pool,strand|bathing,beach,clothing,pool,suit,swim
🪭|sammenklappelig håndvifte|folding hand fan|afkøle,blafre,danse,flirt,flirte,genert,kølende,varmt,vifte|clack,clap,cool,cooling,dance,fan,flirt,flutter,folding,hand,hot,shy
👛|pung|purse|pengepung|clothes,clothing,coin,dress,fancy,handbag,shopping
👜|håndtaske|handbag|taske|bag,clothes,clothing,dress,lady,purse,shopping
👝|clutch|clutch bag|pung,taske|bag,clothes,clothing,clutch,dress,handbag,pouch,purse
🛍️|indkøbsposer|shopping bags|hotel,pose,shopping|bag,bags,hotel,shopping
🎒|rygsæk|backpack|skole,skoletaske,taske|backpacking,bag,bookbag,education,rucksack,satchel,school
🩴|klipklapper|thong sandal|badesandaler,ferie,sandaler,strand,strandsandaler,zōri|beach,flip,flop,sandal,sandals,shoe,thong,thongs,zōri
👟|løbesko|running shoe|fritidssko,gummisko,sko,sneakers,tennissko|athletic,clothes,clothing,fast,kick,running,shoe,shoes,shopping,sneaker,tennis
🥾|vandrestøvle|hiking boot|backpacking,camping,friluft,støvle,vandre|backpacking,boot,brown,camping,hiking,outdoors,shoe
🥿|flad sko|flat shoe|ballerina,ballerinasko,damesko,slippers|ballet,comfy,flat,flats,shoe,slip-on,slipper
👠|høje hæle|high-heeled shoe|højhælet sko,sko,stiletter|clothes,clothing,dress,fashion,heel,heels,high-heeled,shoe,shoes,shopping,stiletto,woman
🩰|balletsko|ballet shoes|ballerina,ballet,dans,danserinde|ballet,dance,shoes
🪮|afrokam|hair pick|afro,hår,kam,rede|afro,comb,groom,hair,pick
👑|krone|crown|diadem,dronning,konge|clothing,family,king,medieval,queen,royal,royalty,win
🎩|høj hat|top hat|hat,sort hat,tryllekunstner|clothes,clothing,fancy,formal,hat,magic,top,tophat
🎓️|eksamenshat|graduation cap|eksamen,hat|cap,celebration,clothing,education,graduation,hat,scholar
🧢|kasket|billed cap|baseballkasket,cap|baseball,bent,billed,cap,dad,hat
🪖|militærhjelm|military helmet|hjelm,hær,krig,kriger,militær,soldat|army,helmet,military,soldier,war,warrior
📿|bedekrans|prayer beads|bøn,halskæde,perler,påklædning,religion|beads,clothing,necklace,prayer,religion
💄|læbestift|lipstick|kosmetik,makeup|cosmetics,date,makeup
💍|ring|ring|bryllup,diamant,forlovelse,romantik|diamond,engaged,engagement,married,romance,shiny,sparkling,wedding
💎|ædelsten|gem stone|diamant,juvel,romantik|diamond,engagement,gem,jewel,money,romance,stone,wedding
🔇|højttaler fra|muted speaker|højttaler,lyd fra,lydløs,stille|mute,muted,quiet,silent,sound,speaker
🔈️|højttaler lav lydstyrke|speaker low volume|højttaler,lav|low,soft,sound,speaker,volume
🔉|højttaler mellem lydstyrke|speaker medium volume|højtaler med en lydbølge,højttaler medium volumen,lav volumen|medium,sound,speaker,volume
🔊|højttaler høj lydstyrke|speaker high volume|høj volumen,højtaler med høj volumen,højttaler høj volumen|high,loud,music,sound,speaker,volume
📢|elektrisk megafon|loudspeaker|højttaler,megafon,offentlig tale,tale|address,communication,loud,public,sound
📣|megafon|megaphone|højttaler,kommunikation|cheering,sound
📯|posthorn|postal horn|post|horn,post,postal
🔔|klokke|bell|kirke|break,church,sound
🔕|ingen klokke|bell with slash|ingen lyd,klokke med streg over,lydløs|bell,forbidden,mute,no,not,prohibited,quiet,silent,slash,sound
🎼|partitur|musical score|g-nøgle,musik,noder|music,musical,note,score
🎵|node|musical note|musik|music,musical,note,sound
🎶|noder|musical notes|musik,node|music,musical,note,notes,sound
🎙️|studiemikrofon|studio microphone|mikrofon,musik,studie|mic,microphone,music,studio
🎚️|volumenkontrol|level slider|lydstyrke,musik|level,music,slider
🎛️|knapper|control knobs|musik|control,knobs,music
🎤|mikrofon|microphone|karaoke,sang,synge|karaoke,mic,music,sing,sound
🎧️|hovedtelefon|headphone|høretelefon,lyd,lytte,musik|earbud,sound
📻️|radio|radio|æteren|entertainment,tbt,video
🎷|saxofon|saxophone|instrument,musik,musikinstrument,sax|instrument,music,sax
🎺|trompet|trumpet|instrument,musik,musikinstrument|instrument,music
🪗|akkordeon|accordion|bandoneon,harmonika,koncertina,musette,musik|box,concertina,instrument,music,squeeze,squeezebox
🎸|guitar|guitar|elektrisk guitar,elguitar,instrument,musik,musikinstrument,strengeinstrument|instrument,music,strat
🎹|klaver|musical keyboard|instrument,keyboard,musik,musikinstrument|instrument,keyboard,music,musical,piano
🎻|violin|violin|instrument,musik,musikinstrument,strengeinstrument|instrument,music
🪕|banjo|banjo|musik,strengeinstrument|music,stringed
🥁|tromme|drum|musik,rytme,trommestikker|drumsticks,music
🪘|høj tromme|long drum|beat,conga,rytme,slagtøj,taktslag,tromme|beat,conga,drum,instrument,long,rhythm
🪇|maracas|maracas|danse,fest,instrument,musik,rangle,ryste,slagtøj|cha,dance,instrument,music,party,percussion,rattle,shake,shaker
🪈|fløjte|flute|band,blokfløjte,fløjtenist,instrument,marchorkester,musik,orgelpibe,orkester,træblæseinstrument|band,fife,flautist,instrument,marching,music,orchestra,piccolo,pipe,recorder,woodwind
📱|mobil|mobile phone|mobiltelefon|cell,communication,mobile,phone,telephone
📲|mobil med pil|mobile phone with arrow|indgående opkald,lav et opkald,modtag et opkald|arrow,build,call,cell,communication,mobile,phone,receive,telephone
☎️|telefon|telephone|fastnet|phone
📞|telefonrør|telephone receiver|kommunikation|communication,phone,receiver,telephone,voip
📟️|personsøger|pager|bipper,kommunikation|communication
📠|fax|fax machine|faxmaskine,kommunikation,telefax|communication,fax,machine
🔋|batteri|battery|opladet,opladning|battery
🪫|lavt batteriniveau|low battery|batteri,drænet,elektronik,ingen energi,lav energi|battery,drained,electronic,energy,low,power
🔌|stik|electric plug|elektricitet,elektrisk,ledning|electric,electricity,plug
💻️|bærbar computer|laptop|computer,laptop,pc|computer,office,pc,personal
🖥️|stationær computer|desktop computer|computer,skærm,stationær|computer,desktop,monitor
🖨️|printer|printer|computer,stationær|computer
⌨️|tastatur|keyboard|computer,keyboard|computer
🖱️|computermus|computer mouse|computer,knap,mus|computer,mouse
🖲️|trackball|trackball|computer|computer
💽|cd-rom|computer disk|cd,computer,disk,dvd,minidisk|computer,disk,minidisk,optical
💾|diskette|floppy disk|computer|computer,disk,floppy
💿️|cd|optical disk|blu-ray,computer,disk,dvd|blu-ray,cd,computer,disk,dvd,optical
📀|dvd|dvd|blu-ray,cd,computer,disk,optisk|blu-ray,cd,computer,disk,optical
🧮|kugleramme|abacus|matematik,regne,regning|calculation,calculator
🎥|filmkamera|movie camera|biograf,film,filme|bollywood,camera,cinema,film,hollywood,movie,record
🎞️|filmstrimmel|film frames|biograf,film,strimmel|cinema,film,frames,movie
📽️|filmprojektor|film projector|biograf,film,projektor,video|cinema,film,movie,projector,video
🎬️|klaptræ|clapper board|film,filmklapper,klapper|action,board,clapper,movie
📺️|tv|television|fjernsyn|tv,video
📷️|kamera|camera|foto,instagram,selfie,snapshot,video|photo,selfie,snap,tbt,trip,video
📸|kamera med blitz|camera with flash|blitz,kamera,video|camera,flash,video
📹️|videokamera|video camera|kamera,video|camcorder,camera,tbt,video
📼|videobånd|videocassette|bånd,gammeldags,vhs,video|old,school,tape,vcr,vhs,video
🔍️|forstørrelsesglas til venstre|magnifying glass tilted left|forstørrelse,forstørrelsesglas,lup,søgning,værktøj|glass,lab,left,left-pointing,magnifying,science,search,tilted,tool
🔎|forstørrelsesglas til højre|magnifying glass tilted right|forstørrelse,forstørrelsesglas,lup,søgning,værktøj|contact,glass,lab,magnifying,right,right-pointing,science,search,tilted,tool
🕯️|stearinlys|candle|lys|light
💡|elpære|light bulb|ide,idé,lys ide,pære|bulb,comic,electric,idea,light
🔦|lommelygte|flashlight|lygte|electric,light,tool,torch
🏮|papirlanterne|red paper lantern|kulørte lamper,lanterne,papirlampe,rød lygte|bar,lantern,light,paper,red,restaurant
🪔|diya-lampe|diya lamp|diya,lampe,olielampe|diya,lamp,light,oil
📔|notesbog med udsmykning|notebook with decorative cover|notesbog|book,cover,decorated,decorative,education,notebook,school,writing
📕|lukket bog|closed book|bog|book,closed,education
📖|åben bog|open book|bog,læse|book,education,fantasy,knowledge,library,novels,open,reading
📗|grøn bog|green book|bog|book,education,fantasy,green,library,reading
📘|blå bog|blue book|bibliotek,bog,læse,læsning,skolebog,uddannelse|blue,book,education,fantasy,library,reading
📙|orange bog|orange book|bog|book,education,fantasy,library,orange,reading
📚️|bøger|books|bibliotek,bog,læse,læsning,romaner,skole,studie,uddannelse|book,education,fantasy,knowledge,library,novels,reading,school,study
📓|notesbog|notebook|noter|notebook
📒|regnskabsbog|ledger|notesbog|notebook
📃|side med fold|page with curl|ark,dokument,papir,side|curl,document,page,paper
📜|skriftrulle|scroll|papir|paper
📄|dokument|page facing up|side|document,facing,page,paper,up
📰|avis|newspaper|nyheder|communication,news,paper
🗞️|sammenrullet avis|rolled-up newspaper|avis,nyheder,sammenrullet|news,newspaper,paper,rolled,rolled-up
📑|faner|bookmark tabs|bogmærke,mærke|bookmark,mark,marker,tabs
🔖|bogmærke|bookmark|mærke|mark
🏷️|mærkat|label|etiket,label,seddel|tag
🪙|mønt|coin|guld,metal,penge,rig,skat,sølv|dollar,euro,gold,metal,money,rich,silver,treasure
💰️|pengepose|money bag|dollar,penge|bag,bank,bet,billion,cash,cost,dollar,gold,million,money,moneybag,paid,paying,pot,rich,win
💴|yenseddel|yen banknote|penge,yen|bank,banknote,bill,currency,money,note,yen
💵|dollarseddel|dollar banknote|dollar,penge,pengesedler,seddelbundt,sedler|bank,banknote,bill,currency,dollar,money,note
💶|euroseddel|euro banknote|euro,penge|100,bank,banknote,bill,currency,euro,money,note,rich
💷|pundseddel|pound banknote|penge,pund|bank,banknote,bill,billion,cash,currency,money,note,pound,pounds
💸|flyvende penge|money with wings|forbrug,penge,penge med vinger|bank,banknote,bill,billion,cash,dollar,fly,million,money,note,pay,wings
💳️|kreditkort|credit card|bank,kort,kredit,penge|bank,card,cash,charge,credit,money,pay
🧾|kvittering|receipt|bevis,bilag,bogføring,regnskab|accounting,bookkeeping,evidence,invoice,proof
💹|stigende marked|chart increasing with yen|opadgående graf,tendens,vækst,yen|bank,chart,currency,graph,growth,increasing,market,money,rise,trend,upward,yen
✉️|konvolut|envelope|brev,e-mail,kuvert,mail|e-mail,email,letter
📧|mail|e-mail|brev,e-mail,kommunikation|email,letter,mail
📨|indgående post|incoming envelope|brev,e-mail,konvolut,modtag,modtaget post,post|delivering,e-mail,email,envelope,incoming,letter,mail,receive,sent
📩|udgående post|envelope with arrow|brev,e-mail,konvolut,post,send,sendt post|arrow,communication,down,e-mail,email,envelope,letter,mail,outgoing,send,sent
📤️|udbakke|outbox tray|kommunikation,sendt|box,email,letter,mail,outbox,sent,tray
📥️|indbakke|inbox tray|kommunikation,modtaget|box,email,inbox,letter,mail,receive,tray,zero
📦️|pakke|package|boks,kasse,papkasse|box,communication,delivery,parcel,shipping
📫️|lukket postkasse med hævet flag|closed mailbox with raised flag|brev,post,postkasse,postkasse med flag op|closed,communication,flag,mail,mailbox,postbox,raised
📪️|lukket postkasse med sænket flag|closed mailbox with lowered flag|brev,post,postkasse,postkasse med flag nede|closed,flag,lowered,mail,mailbox,postbox
📬️|åben postkasse med hævet flag|open mailbox with raised flag|brev,post,postkasse,postkasse med brev|flag,mail,mailbox,open,postbox,raised
📭️|åben postkasse med sænket flag|open mailbox with lowered flag|brev,post,postkasse,åben postkasse|flag,lowered,mail,mailbox,open,postbox
📮|postkasse|postbox|post|mail,mailbox
🗳️|valgurne med stemmeseddel|ballot box with ballot|boks,kasse,stemme,urne|ballot,box
✏️|blyant|pencil|skrive|pencil
✒️|sort fyldepen|black nib|fyldepen,pen|black,nib,pen
🖋️|fyldepen|fountain pen|pen|fountain,pen
🖊️|kuglepen|pen|pen|ballpoint
🖌️|malerpensel|paintbrush|maleri,maling,pensel|painting
🖍️|farvekridt|crayon|farveblyant,fedtfarve|crayon
📝|notat|memo|blyant,kommunikation,memo|communication,media,notes,pencil
💼|attachémappe|briefcase|mappe|office
📁|mappe|file folder|dokument,filer|file,folder
📂|åben mappe|open file folder|dokument,filer|file,folder,open
🗂️|kartotekskort|card index dividers|kartotek,kort|card,dividers,index
📅|kalender|calendar|dato|date
📆|kalenderblok|tear-off calendar|afrivningskalender,dato,kalender|calendar,tear-off
🗒️|notesblok|spiral notepad|blok,note,noter,spiral,spiralryg|note,notepad,pad,spiral
🗓️|spiralkalender|spiral calendar|blok,kalender,spiral|calendar,pad,spiral
📇|kartotek|card index|indekskort,kontakter|card,index,old,rolodex,school
📈|opadgående graf|chart increasing|diagram,graf,tendens|chart,data,graph,growth,increasing,right,trend,up,upward
📉|nedadgående graf|chart decreasing|diagram,graf,tendens|chart,data,decreasing,down,downward,graph,negative,trend
📊|søjlediagram|bar chart|diagram,graf|bar,chart,data,graph
📋️|clipboard|clipboard|noter,skriveunderlag,udklipsholder|do,list,notes
📌|tegnestift|pushpin|stift|collage,pin
📍|rund tegnestift|round pushpin|nål,stift,tegnestift|location,map,pin,pushpin,round
📎|papirclips|paperclip|clips|paperclip
🖇️|sammensatte papirclips|linked paperclips|clips,papirclip,sammensat|link,linked,paperclip,paperclips
📏|lineal|straight ruler|lige kant,matematik|angle,edge,math,ruler,straight,straightedge
📐|tegnetrekant|triangular ruler|matematik,vinkel,vinkelmåler|angle,math,rule,ruler,set,slide,triangle,triangular
✂️|saks|scissors|klippe,papir,værktøj|cut,cutting,paper,tool
🗃️|arkivkasse|card file box|arkiv,kasse,pap|box,card,file
🗄️|arkivskab|file cabinet|arkiv,skab|cabinet,file,filing,paper
🗑️|papirkurv|wastebasket|skraldespand|can,garbage,trash,waste
🔒️|lukket hængelås|locked|låst,privat|closed,lock,private
🔓️|åben hængelås|unlocked|låst op,åben lås|cracked,lock,open,unlock
🔏|lukket hængelås med pen|locked with pen|fyldepen,lås med fyldepen,privat|ink,lock,locked,nib,pen,privacy
🔐|lukket hængelås med nøgle|locked with key|lås med nøgle,låst,sikker|bike,closed,key,lock,locked,secure
🔑|nøgle|key|adgangskode,password|keys,lock,major,password,unlock
🗝️|gammel nøgle|old key|gammel,lås,nøgle|clue,key,lock,old
🔨|hammer|hammer|værktøj|home,improvement,repairs,tool
🪓|økse|axe|kløve brænde,træ|ax,chop,hatchet,split,wood
⛏️|hakke|pick|mine,værktøj|hammer,mining,tool
⚒️|hammer og hakke|hammer and pick|hakke,hammer,værktøj|hammer,pick,tool
🛠️|hammer og skruenøgle|hammer and wrench|hammer,skruenøgle,svensknøgle,værktøj|hammer,spanner,tool,wrench
🗡️|dolk|dagger|daggert,kniv,våben|knife,weapon
⚔️|korslagte sværd|crossed swords|korslagt,sværd,våben|crossed,swords,weapon
💣️|bombe|bomb|eksplosion,fare,følelse|boom,comic,dangerous,explosion,hot
🪃|boomerang|boomerang|australien,bagslag,rikochettere,tilbagekastning,vende tilbage|rebound,repercussion,weapon
🏹|bue og pil|bow and arrow|bue,bueskytte,pil,skytten,stjernetegn,våben|archer,archery,arrow,bow,sagittarius,tool,weapon,zodiac
🛡️|skjold|shield|våben|weapon
🪚|sav|carpentry saw|save,snedker,tømmer,tømrer,værktøj|carpenter,carpentry,cut,lumber,saw,tool,trim
🔧|skruenøgle|wrench|svensknøgle,værktøj|home,improvement,spanner,tool
🪛|skruetrækker|screwdriver|redskab,skrue,værktøj|flathead,handy,screw,tool
🔩|møtrik og bolt|nut and bolt|bolt,møtrik,værktøj|bolt,home,improvement,nut,tool
⚙️|tandhjul|gear|gear,værktøj|cog,cogwheel,tool
🗜️|skruetvinge|clamp|skruestik,værktøj|compress,tool,vice
⚖️|vægt|balance scale|balance,jura,retfærdighed,stjernetegn,værktøj|balance,justice,libra,scale,scales,tool,weight,zodiac
🦯|blindestok|white cane|blind,handicap|accessibility,blind,cane,probing,white
🔗|link|link|kæde,link-tegn|links
⛓️‍💥|brudt kæde|broken chain|bryde,brække,frihed,håndjern,knække,kæde|break,breaking,broken,chain,cuffs,freedom
⛓️|kæder|chains|kæde|chain
🪝|krog|hook|besnære,fange,fangst,få på krogen,hage,klo,lokkemiddel|catch,crook,curve,ensnare,point,selling
🧰|værktøjskasse|toolbox|håndværker,mekaniker,skruenøgle,værktøj|box,chest,mechanic,red,tool
🧲|magnet|magnet|hestesko,magnetisk,tiltrækning|attraction,horseshoe,magnetic,negative,positive,shape,u
🪜|stige|ladder|bestige,klatre,ribbe,trin|climb,rung,step
⚗️|kolbe|alembic|kemi,værktøj|chemistry,tool
🧪|reagensglas|test tube|eksperiment,forskning,kemi,kemiker,laboratorium|chemist,chemistry,experiment,lab,science,test,tube
🧫|petriskål|petri dish|bakterie,biolog,biologi,dyrkning,laboratorie|bacteria,biologist,biology,culture,dish,lab,petri
🧬|dna|dna|biolog,evolution,gen,genetik,liv|biologist,evolution,gene,genetics,life
🔬|mikroskop|microscope|naturfag,redskab,videnskab,værktøj|experiment,lab,science,tool
🔭|teleskop|telescope|astronomi,redskab,stjernekikkert,videnskab,værktøj|contact,extraterrestrial,science,tool
📡|parabolantenne|satellite antenna|aliens,antenne,parabol,radioteleskop,rumvæsner,satellit|aliens,antenna,contact,dish,satellite,science
💉|sprøjte|syringe|indsprøjtning,injektion,kanyle,læge,medicin|doctor,flu,medicine,needle,shot,sick,tool,vaccination
🩸|bloddråbe|drop of blood|blod,bloddonor,medicin,menstruation,sår|bleed,blood,donation,drop,injury,medicine,menstruation
💊|pille|pill|læge,medicin|doctor,drugs,medicated,medicine,pills,sick,vitamin
🩹|plaster|adhesive bandage|plaster|adhesive,bandage
🩼|krykke|crutch|handicap,hjælp,hjælp til førlighed,hjælpe,invaliditet,skadet,stok|aid,cane,disability,help,hurt,injured,mobility,stick
🩺|stetoskop|stethoscope|doktor,hjerte,læge,medicin|doctor,heart,medicine
🩻|røntgen|x-ray|knogler,kranie,kranium,læge,medicinsk,røntgenbillede,skelet,undersøgelse|bones,doctor,medical,skeleton,skull,xray
🚪|dør|door|hoveddør,lukket dør|back,closet,front
🛗|elevator|elevator|adgangsforhold,handicapadgang,handicapvenligt,hejs,tilgængelighed|accessibility,hoist,lift
🪞|spejl|mirror|genspejling,makeup,sminke,spejlbillede,spejling,spekulum|makeup,reflection,reflector,speculum
🪟|vindue|window|frisk luft,gennemsigtig,gennemsigtighed,karm,rude,udsigt,vindueskarm,åbning|air,frame,fresh,opening,transparent,view
🛏️|seng|bed|hotel,sove|hotel,sleep
🛋️|sofa og lampe|couch and lamp|hotel,lampe,sofa|couch,hotel,lamp
🪑|stol|chair|spisestuestol|seat,sit
🚽|toilet|toilet|badeværelse,wc|bathroom
🪠|svupper|plunger|blikkenslager,stoppet afløb,suge,sugekop,toilet,vvs,vvs-tekniker,wc|cup,force,plumber,poop,suction,toilet
🚿|brusebad|shower|bad,vand|water
🛁|badekar|bathtub|bad,karbad|bath
🪤|musefælde|mouse trap|fange,fælde,lokkemad,mus,ost,snare|bait,cheese,lure,mouse,mousetrap,snare,trap
🪒|ragekniv|razor|barberblad,barbering,barberkniv,barberskraber,skraber|sharp,shave
🧴|bodylotion|lotion bottle|creme,fugtighedscreme,lotion,shampoo,solcreme|bottle,lotion,moisturizer,shampoo,sunscreen
🧷|sikkerhedsnål|safety pin|ble,punk-rock|diaper,pin,punk,rock,safety
🧹|kost|broom|feje,heks,rengøring|cleaning,sweeping,witch
🧺|kurv|basket|indkøb,picnic,vasketøj|farming,laundry,picnic
🧻|papirrulle|roll of paper|køkkenrulle,toiletpapir,toiletrulle,wc|paper,roll,toilet,towels
🪣|spand|bucket|bassin,beholder|cask,pail,vat
🧼|sæbe|soap|bad,håndsæbe,sæbeskum,sæbeskål,vaske|bar,bathing,clean,cleaning,lather,soapdish
🫧|bobler|bubbles|boble,bøvs,flyde,flyder,perle,ren,svæve,sæbe,under vand,undervands|bubble,burp,clean,floating,pearl,soap,underwater
🪥|tandbørste|toothbrush|badeværelse,børste,hygiejne,mund,mundhygiejne,rene tænder,tænder|bathroom,brush,clean,dental,hygiene,teeth,toiletry
🧽|vaskesvamp|sponge|absorbere,porøs,suge,svamp,vaske|absorbing,cleaning,porous,soak
🧯|brandslukker|fire extinguisher|brand,pulverslukker,slukke|extinguish,extinguisher,fire,quench
🛒|indkøbsvogn|shopping cart|butik,forretning,indkøb,køb,shopping,vogn|cart,shopping,trolley
🚬|cigaret|cigarette|rygning,rygning tilladt|smoking
⚰️|kiste|coffin|begravelse,død|dead,death,vampire
🪦|gravsten|headstone|død,grav,hvil i fred,kirkegård,rip|cemetery,dead,grave,graveyard,memorial,rip,tomb,tombstone
⚱️|urne|funeral urn|begravelse,død|ashes,death,funeral,urn
🧿|nazaramulet|nazar amulet|amulet,blå øje,det onde øje,lykkebringer,nazar,perle,talisman|amulet,bead,blue,charm,evil-eye,nazar,talisman
🪬|hamsa|hamsa|amulet,beskyt,beskytte,beskyttelse,fatima,hånd,håndflade,lykke,maria,mirjam,vejlede,vejleder,vejledning,velsignelse|amulet,fatima,fortune,guide,hand,mary,miriam,palm,protect,protection
🗿|statue|moai|moai,moai-statue,stenstatue|face,moyai,statue,stoneface,travel
🪧|skilt|placard|banner,demo,demonstration,protest,protestskilt,strejke|card,demonstration,notice,picket,plaque,protest,sign
🪪|legitimationskort|identification card|autorisation,brugeroplysninger,dokument,id,identifikation,kørekort,sikkerhed,tilladelse|card,credentials,document,id,identification,license,security
`
