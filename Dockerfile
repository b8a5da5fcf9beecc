# The product as one image; compose.yaml runs it in its roles. The base is pinned by version; pin it by digest as well
# where you build (docker buildx imagetools inspect tells it).
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/set-up.mjs scripts/run-program.mjs scripts/
RUN node scripts/set-up.mjs
COPY . .
RUN npm run build

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-fund --no-audit

FROM node:26.10.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
# Nothing of the code belongs to whoever runs it. /data is the only folder that is written to, besides /tmp.
RUN install -d -m 700 -o node -g node /data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json tsconfig.base.json ./
COPY contracts ./contracts
COPY demo ./demo
COPY emulators ./emulators
COPY server ./server
COPY tools ./tools
COPY --from=build /app/web/build ./web/build
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that the signal to stop reaches it.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "server/src/main.ts"]
