import { GhostLight } from '../brand/ghost-light.tsx';
import { EventPoster } from './event-poster.tsx';
import { JobNotice } from './job-notice.tsx';
import { ShowcaseStill } from './showcase-still.tsx';
import { TearOffFlyer } from './tear-off-flyer.tsx';
import { Wall } from './wall.tsx';

const description =
  'A callboard with pinned notices: a gaffer is needed by Friday, a still from a short film, the poster of a dance film evening, a flyer looking for a cellist.';

/** Drawn notices stand in while nobody shows work. */
export function Board() {
  return (
    <div className="board">
      <Wall />
      {'{{^works}}'}
      <div className="board-inner" role="img" aria-label={description}>
        <div className="glow" />
        <ShowcaseStill />
        <EventPoster />
        <GhostLight />
        <TearOffFlyer />
        <JobNotice />
        <span className="strip today">Today’s calls</span>
      </div>
      {'{{/works}}'}
    </div>
  );
}
