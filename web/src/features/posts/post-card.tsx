import { memo } from 'react';
import type { FeedReason } from '#contract/feed/contract.ts';
import { pathTo } from '#contract/paths.ts';
import type { Post } from '#contract/posts/contract.ts';
import { ShareButton } from '#web/features/items/share-button.tsx';
import { Card, CardActions, CardBody, CardMedia } from '#web/ui/card.tsx';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { CommentCount } from '../comments/comment-count.tsx';
import { FeedReasonLine } from '../items/feed-reason-line.tsx';
import { MediaView } from '../media/media-view.tsx';
import { ProjectTag } from '../projects/project-tag.tsx';
import { SkillChips } from '../skills/skill-chips.tsx';
import { Byline } from '../users/byline.tsx';
import { LikeButton } from './like-button.tsx';
import { PostMenu } from './post-menu.tsx';
import { PostTapes } from './post-tapes.tsx';
import { PostText } from './post-text.tsx';

interface PostCardProps {
  post: Post;
  /** Why it stands where it does. */
  reason?: FeedReason;
  /** On its own page a post shows its full text. */
  isWhole?: boolean;
  /** Loads the image eagerly. */
  priority?: boolean;
  onDeleted?: () => void;
}

/** A showcase begins with the work; its maker and its words stand below the picture. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, reason, isWhole, priority, onDeleted } = props;
  const titleId = `${post.id}-title`;
  const name = `${post.author.firstName} ${post.author.lastName}`;
  const title = `${post.type === 'showcase' ? 'Showcase' : 'Post'} by ${name}`;
  const path = pathTo('post', { postId: post.id });
  const isWorkFirst = post.type === 'showcase';
  const media = post.media && (
    <CardMedia className={cn(isWorkFirst && '-mt-4 border-t-0 sm:-mt-5')}>
      <MediaView
        media={post.media}
        pictures={post.pictures}
        caption={{ author: post.author, text: post.content }}
        priority={priority}
      />
    </CardMedia>
  );
  return (
    <Card aria-labelledby={titleId}>
      <PostTapes post={post} />
      {isWorkFirst && media}
      <Byline author={post.author} createdAt={post.createdAt} path={isWhole ? undefined : path}>
        <PostMenu post={post} onDeleted={onDeleted} />
      </Byline>
      <ProjectTag project={post.project} />
      <FeedReasonLine reason={reason} />
      {!isWhole && (
        <h3 id={titleId} className="sr-only">
          {title}
        </h3>
      )}
      <CardBody>
        {isWhole ? (
          <PostText post={post} text={post.content} />
        ) : (
          <ExpandableText text={post.content} label={title}>
            {(shown) => <PostText post={post} text={shown} path={path} />}
          </ExpandableText>
        )}
      </CardBody>
      {!isWorkFirst && media}
      <SkillChips skills={post.skills} />
      <CardActions>
        <LikeButton post={post} />
        {!isWhole && <CommentCount count={post.commentCount} path={path} />}
        <ShareButton path={path} title={title} />
      </CardActions>
    </Card>
  );
});
