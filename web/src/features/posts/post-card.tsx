import { memo } from 'react';
import { pathTo } from '#contract/paths.ts';
import type { Post } from '#contract/posts/contract.ts';
import { ShareButton } from '#web/features/items/share-button.tsx';
import { Card, CardActions, CardBody, CardMedia } from '#web/ui/card.tsx';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { CommentCount } from '../comments/comment-count.tsx';
import { MediaView } from '../media/media-view.tsx';
import { SkillChips } from '../skills/skill-chips.tsx';
import { Byline } from '../users/byline.tsx';
import { LikeButton } from './like-button.tsx';
import { PostMenu } from './post-menu.tsx';
import { PostTapes } from './post-tapes.tsx';
import { PostText } from './post-text.tsx';

interface PostCardProps {
  post: Post;
  /** On its own page a post shows its full text. */
  isWhole?: boolean;
  /** Loads the image eagerly. */
  priority?: boolean;
  onDeleted?: () => void;
}

export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, isWhole, priority, onDeleted } = props;
  const titleId = `${post.id}-title`;
  const name = `${post.author.firstName} ${post.author.lastName}`;
  const title = `${post.type === 'showcase' ? 'Showcase' : 'Post'} by ${name}`;
  const path = pathTo('post', { postId: post.id });
  return (
    <Card aria-labelledby={titleId}>
      <PostTapes post={post} />
      <Byline author={post.author} createdAt={post.createdAt}>
        <PostMenu post={post} onDeleted={onDeleted} />
      </Byline>
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
            {(shown) => <PostText post={post} text={shown} />}
          </ExpandableText>
        )}
      </CardBody>
      {post.media && (
        <CardMedia>
          <MediaView media={post.media} priority={priority} />
        </CardMedia>
      )}
      <SkillChips skills={post.skills} />
      <CardActions>
        <LikeButton post={post} />
        {!isWhole && <CommentCount count={post.commentCount} path={path} />}
        <ShareButton path={path} title={title} />
      </CardActions>
    </Card>
  );
});
