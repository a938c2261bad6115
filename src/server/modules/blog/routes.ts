import { listBlogPostsCall, readBlogPostCall } from '../../../contract/blog/calls';
import { route } from '../../platform/route';
import { AppError } from '../../errors';
import { publicJsonSender } from '../../platform/http/json';
import { contentLanguage } from '../../platform/http/language';
import { onlyWith } from '../../platform/only-with';
import { pathId } from '../../platform/http/query';
import type { RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
import type { BlogService } from './blog';

interface Deps extends Pick<RouteDeps, 'app' | 'sendText'> {
  blog: BlogService;
  hotel: HotelState;
}

const tags = ['blog'];

/** `/api/blog/posts`, `/api/blog/posts/id/{id}` */
export function blogRoutes({ app, sendText, blog, hotel }: Deps): void {
  const preValidation = onlyWith(hotel, 'blog');
  const send = publicJsonSender(sendText);

  route(
    app,
    listBlogPostsCall,
    { preValidation, tags, summary: 'Every published post, the newest first' },
    async (request, reply) => {
      return send(request, reply, blog.list(contentLanguage(request)));
    },
  );
  route(
    app,
    readBlogPostCall,
    { preValidation, tags, summary: 'A post; being asked for counts as a read' },
    async (request, reply) => {
      const id = pathId(request.params.id);
      const post = blog.post(id, contentLanguage(request));
      if (!post) throw new AppError(404, 'notFound');
      if (request.method === 'GET') blog.recordView(id);
      return send(request, reply, post);
    },
  );
}
