# The API. From the project's folder: docker build -f platform/deploy/api.Dockerfile -t portal-api .
# NODE_IMAGE and NPM_CONFIG_REGISTRY point at mirrors of one's own, COMPANY_CA is the text of a CA's certificate (PEM).
ARG NODE_IMAGE=node:20.20.2-bookworm-slim

FROM ${NODE_IMAGE} AS sources
ARG NPM_CONFIG_REGISTRY
ARG COMPANY_CA
RUN printf '%s\n' "${COMPANY_CA}" > /company-ca.pem
# Nobody is there to answer the questions of pnpm.
ENV CI=true NODE_EXTRA_CA_CERTS=/company-ca.pem
WORKDIR /portal
RUN npm install --global pnpm@10.34.9
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
RUN pnpm fetch
COPY . .

FROM sources AS build
RUN pnpm install --offline --frozen-lockfile --filter reference-api...
RUN pnpm --filter reference-api build

FROM sources AS packages
RUN pnpm install --offline --prod --frozen-lockfile --filter reference-api

FROM ${NODE_IMAGE}
WORKDIR /portal/reference-api
RUN install --directory --owner=node --group=node /data /content
COPY --from=packages /portal/node_modules /portal/node_modules
COPY --from=packages /portal/reference-api/node_modules ./node_modules
COPY --from=packages /portal/reference-api/package.json ./
COPY --from=build /portal/reference-api/dist ./dist
ENV NODE_ENV=production PORTAL_API_HOST=0.0.0.0 PORTAL_API_PORT=4301 PORTAL_CONTENT=/content PORTAL_DATA=/data PORTAL_DOCUMENT_FOLDER=/tmp/documents
USER node
EXPOSE 4301
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORTAL_API_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.js"]
