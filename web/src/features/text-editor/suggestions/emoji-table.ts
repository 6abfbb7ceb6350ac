import type { Emoji } from './search-emoji.ts';

/** One line an emoji: the sign, its name, and further words that it is found by. */
const lines = `
😀 grinning face|smile happy
😄 smile|happy joy laugh
😁 beaming face|grin happy
😆 laughing|haha lol
😂 tears of joy|laugh lol crying
🤣 rolling on the floor|rofl laugh lol
😅 sweat smile|relief nervous
🙂 slight smile|fine ok
🙃 upside down|silly irony
😉 wink|joke
😊 blush|happy shy thanks
😇 innocent|angel halo
😍 heart eyes|love crush
🥰 smiling with hearts|love adore
😘 kiss|love
😋 yum|tasty food delicious
😜 winking tongue|joke silly
🤪 zany|crazy silly
🤗 hug|thanks welcome
🤭 giggle|oops
🤫 shush|quiet secret
🤔 thinking|hmm wonder
🤨 raised eyebrow|doubt
😐 neutral|meh
😏 smirk|sly
🙄 eye roll|whatever
😬 grimace|awkward
😌 relieved|calm
😴 sleeping|tired zzz
🤤 drooling|want
😷 mask|sick ill
🤒 thermometer|sick ill fever
🤯 mind blown|wow exploding
🥳 party face|celebrate birthday
😎 cool|sunglasses
🤓 nerd|glasses study
🧐 monocle|inspect
😕 confused|unsure
😟 worried|concern
😮 open mouth|wow surprise
😲 astonished|shock wow
😳 flushed|embarrassed
🥺 pleading|please puppy
😢 crying|sad tear
😭 sobbing|sad cry tears
😱 scream|fear shock
😞 disappointed|sad
😩 weary|tired
🥱 yawn|tired bored
😤 huff|proud triumph
😡 angry|mad
🤬 swearing|angry
💀 skull|dead laughing
👻 ghost|halloween light
🤖 robot|machine
💩 poop|crap
🙈 see no evil|monkey shy
❤️ heart|love red
🧡 orange heart|love
💛 yellow heart|love
💚 green heart|love
💙 blue heart|love
💜 purple heart|love
🖤 black heart|love
🤍 white heart|love
💔 broken heart|sad
💕 two hearts|love
💯 hundred|perfect score
💥 boom|collision
💫 dizzy|star
💬 speech bubble|comment talk
👋 wave|hello hi bye
👌 ok hand|perfect
✌️ victory|peace
🤞 fingers crossed|luck hope
🤟 love you gesture|rock
🤘 horns|rock metal
👈 point left|
👉 point right|
👆 point up|
👇 point down|below
👍 thumbs up|yes good like agree
👎 thumbs down|no bad
✊ fist|power
👊 fist bump|punch
👏 clap|applause bravo
🙌 raised hands|hooray praise
🫶 heart hands|love
🤝 handshake|deal agree
🙏 folded hands|please thanks pray
✍️ writing|note
💪 muscle|strong arm
👀 eyes|look watching
🧠 brain|smart mind
👤 person|silhouette
💃 dancer|dance party
🕺 dancing man|dance party
🩰 ballet shoes|dance
🎉 party popper|tada celebrate congratulations
🎊 confetti|celebrate
🎈 balloon|birthday
🎂 birthday cake|celebrate
🎁 gift|present
🏆 trophy|win award
🥇 gold medal|win first
🎭 masks|theatre drama acting
🎬 clapper|film movie action
🎥 film camera|movie cinema
📽️ projector|film screening
🎞️ film frames|movie
📷 camera|photo
📸 flash camera|photo picture
🎤 microphone|sing karaoke
🎧 headphones|music listen
🎼 score|music notes
🎵 note|music song
🎶 notes|music song
🎹 piano|keyboard music
🎸 guitar|music band
🎻 violin|music strings
🎺 trumpet|music brass
🥁 drum|music beat
🎨 palette|art paint
🖌️ paintbrush|art
✏️ pencil|write draw
📝 memo|notes write
📚 books|study read
📖 open book|read script
📅 calendar|date schedule
⏰ alarm clock|time call
⏳ hourglass|wait time
📍 pin|place location
📌 pushpin|pin board
📎 paperclip|attach
🔗 link|chain address
💡 light bulb|idea
🔦 torch|flashlight light
🔥 fire|hot lit flame
✨ sparkles|magic shine new
⭐ star|favourite favorite
🌟 glowing star|shine
🌈 rainbow|pride
☀️ sun|sunny weather
🌙 moon|night
🌧️ rain|weather
❄️ snow|cold winter
🌸 blossom|flower spring
🌹 rose|flower
🌱 seedling|grow plant
🍕 pizza|food
🍿 popcorn|movie
☕ coffee|tea break
🍵 tea|drink
🍻 beers|cheers drink
🥂 clinking glasses|cheers toast
🍷 wine|drink
🐶 dog|puppy
🐱 cat|kitten
🦄 unicorn|magic
🚀 rocket|launch ship
🚇 subway|train metro
🚲 bike|bicycle
🏠 home|house
🎟️ ticket|admission show
💰 money|paid budget
💻 laptop|computer work
📱 phone|mobile call
✅ check|done yes
❌ cross|no wrong
⚠️ warning|caution
❓ question|what
❗ exclamation|important
➡️ arrow right|next
`;

export const emojiTable: Emoji[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [, emoji = '', name = '', keywords = ''] = /^(\S+) ([^|]*)\|(.*)$/.exec(line) ?? [];
    return { emoji, name, keywords };
  });
