import { deleteAccount as deleteAccountCall } from '#contracts/personal-data/delete-account.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteAccount } from './delete-account.ts';

export function personalDataRoutes(serve: Serve, services: Services): void {
  serve(
    deleteAccountCall,
    async ({ body, viewer }) => {
      await deleteAccount(services, viewer, body);
      return { ...succeed('done.accountDeleted') };
    },
    {
      config: { writesLittle: true },
      limits: [{ name: 'delete-account', by: 'network', most: 25, seconds: 5 * 60 }],
    },
  );
}
