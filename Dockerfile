# One container with everything; the database lies in the volume /data unless DATABASE_URL names a PostgreSQL.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY kernel/package.json kernel/
COPY testkit/package.json testkit/
COPY games/package.json games/
COPY match/package.json match/
COPY bots/package.json bots/
COPY server/package.json server/
COPY ui/package.json ui/
COPY web/package.json web/
COPY cli/package.json cli/
COPY lab/package.json lab/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
RUN npm ci
COPY . .
# The image has a Node of its own.
RUN node scripts/build.ts && npm prune --omit=dev && rm -rf node_modules/node-linux-*

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATABASE_URL=/data/bridgehead.db KEY_FILE=/data/bridgehead.key
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "cli/main.ts", "serve"]
