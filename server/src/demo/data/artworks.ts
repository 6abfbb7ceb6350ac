/** Pictures of posts and portfolios by name, with the text for members who cannot see them. */
export const artworks = {
  'adagio-long-exposure':
    'A dancer unfolds one leg; every moment of the movement glows in amber behind the last.',
  'breathing-room':
    'Visitors stand in silhouette inside a tunnel of glowing rings that fade from violet to warm white.',
  'cage-app-screens':
    'Three phone screens of an equipment checkout app: choose a tripod, pick Friday and Saturday, and a pick-up ticket.',
  'call-sheet-day-12':
    'A film call sheet for day 12 with two company moves marked in amber and a strip of tape saying dog arrives 7:30.',
  'canal-street-frame':
    'A figure with an umbrella crosses a wet street at night, surrounded by blurred coloured lights.',
  'chinle-sky':
    'The Milky Way and drawn constellations over desert mesas, a small house with its porch light on, two people looking up.',
  'coney-contact-sheet':
    'Contact sheet of an empty seaside boardwalk in winter: a wheel, a coaster, shuttered stands; one frame is circled in red.',
  'dryer-cue-score':
    'Graphic score: coloured circles for drums, wine-red lines for clarinet, bent staves, and an empty ring marked nobody plays.',
  'edit-timeline':
    'An editing timeline dense with coloured clips and waveforms, an interview on one monitor and a radio mast at dawn on the other.',
  'falling-score':
    'Floor plan of a movement piece: twelve lines converge on a bench and spread again, one of them red.',
  'first-looks-poster':
    'Poster: four coloured spotlights overlap behind huge black letters reading First Looks; film, dance, songs and games listed below.',
  'five-thirty-boat-poster':
    'Poster: the front of an orange ferry riding blue scalloped waves before a pale sun. Title: The Five-Thirty Boat.',
  'forty-windows-poster':
    'Poster: the front of an apartment house at night, each lit window a different small scene. Title: Forty Windows.',
  'half-board-poster':
    'Poster: a giant red hotel key fob marked one half, from the Seaview Hotel, over green waves. Title: Half Board.',
  'hotel-corridor':
    'A hotel corridor set in deep perspective: patterned red carpet, brass lamps, a tiny figure in the bright doorway at the end.',
  'house-steps':
    'Dance diagram on red: sixteen numbered footprints spiral outward from the centre.',
  'kite-weather-dusk':
    'Pixel-art game frame: the same hill at dusk in violet and orange; the kite is still red.',
  'kite-weather-morning':
    'Pixel-art game frame: a child in yellow flies a red kite from a green hill on a bright morning.',
  'last-wash-colour-script':
    'Sixteen small colour studies for a film, moving from sodium orange through green and violet to sunrise.',
  'last-wash-frame':
    'A person sits alone on a bench in a green-lit laundromat at night; one machine glows amber beside them.',
  'last-wash-poster':
    'Film poster: nine washing machines in dark teal, one of them glowing amber with red cloth inside. Title: The Last Wash.',
  'last-wash-storyboard':
    'Six storyboard panels in grey wash with amber light: a woman in a laundromat, a glowing machine, a coat, a return ticket, sunrise.',
  'low-power-frame':
    'A radio mast and a small hut with one lit window on a boardwalk at dawn, the sun low over the water.',
  'low-power-poster':
    'Two-colour poster: red and amber radio waves spread from a lattice mast standing in the sea. Title: Low Power.',
  'moth-season-frame':
    'A swarm of paper moths circles a street lamp on a miniature street while a small felt creature looks up.',
  'moth-season-poster':
    'Poster: a large patterned moth in front of a glowing lamp, rays behind it. Title: Moth Season.',
  'ninety-percent-motion':
    'Long exposure of a dancer leaping across a dark wet floor, many blue moments at once, with amber and red trails from hand and foot.',
  'ninety-percent-poster':
    'Poster: navy wave lines part around a large red drop. Title: Ninety Percent Water.',
  'odd-pigeon-poster':
    'Poster: a geometric pigeon carries a letter in its beak on mustard yellow. Title: Odd Pigeon.',
  'parking-lot-moon':
    'A parked car under a single cold lamp in an empty lot, the city dark behind it.',
  'pier-cypher':
    'Dancers ring a breaker in mid-freeze on a pier at dusk, the river and skyline behind them.',
  'plotter-tiles':
    'Pen-plotter drawing: a grid of curved tiles in teal, a few of them amber, forming one continuous knot.',
  'plotter-wind':
    'Pen-plotter drawing of wind: hundreds of curving strokes in four inks, with two faint cat paw prints.',
  'prompt-book':
    'A stage manager’s prompt book, page 44 of Three Sisters, with coloured cue tabs and the word breathe pencilled at the foot.',
  'rooftop-breakdown':
    'Split frame of a rooftop shot: green screen with tracking marks on the left, the finished dawn skyline on the right.',
  'rooftop-dawn':
    'Two people sit on the edge of a rooftop beside a water tower as the sun comes up over the city.',
  'room-tone-laundromat':
    'Forty minutes of laundromat room tone drawn as rings, like the inside of a dryer drum, one of them amber.',
  'stairwell-58':
    'Looking down a stairwell: rounded squares turn inward into the dark with a small light at the bottom.',
  'sunday-leftovers-cover':
    'Record cover: pots and pans seen from above on an amber checked tablecloth. Title: Sunday Leftovers.',
  'supers-contact-sheet':
    'Contact sheet of twelve black-and-white portraits of building superintendents in their basements; frame 8 is circled in red.',
  'three-sisters-light-plot':
    'Blueprint of a stage lighting plot: three pipes of numbered lamps, unit 17 shown in amber with its beam.',
  'three-sisters-stage':
    'Stage: three women in silhouette among tall birch trunks, low amber light from the side, leaves falling.',
  'tuesday-trio-poster':
    'Jazz poster: slanted piano keys on cobalt blue with overlapping red, amber and green circles. Title: Tuesday Trio.',
  'turnstile-spectrogram':
    'Spectrogram of twenty-two subway turnstile clicks in violet, orange and yellow.',
  'twelfth-night-costumes':
    'Three costume drawings with fabric swatches: Viola in sea green, Orsino in wine red, Malvolio in black with yellow stockings.',
  'twelfth-night-stage':
    'Stage: an enormous hanging moon over rows of painted waves, a small ship, two figures in silhouette.',
  'unclaimed-office':
    'Pixel-art game frame: a clerk at the counter of a lost-property office, shelves full of umbrellas, trumpets and suitcases.',
  'unclaimed-platform':
    'Pixel-art game frame: commuters on a subway platform, a forgotten trumpet on the ground with an exclamation mark above it.',
  'understudy-spot':
    'A performer in a long coat in a single spotlight before a red curtain, seen from the audience.',
  'walk-cycle-sheet':
    'Animator’s sheet: eight poses of a small horned creature walking, coloured from red to violet.',
  'window-light-study':
    'Late sun through a nine-pane window falls across a bare wall; a chair with a folded sweater stands in the shade.',
  'window-unit-cover':
    'Record cover: an air conditioner in the window of a pink brick wall, blowing ribbons of cool air. Title: Window Unit.',
};

export type ArtworkName = keyof typeof artworks;
