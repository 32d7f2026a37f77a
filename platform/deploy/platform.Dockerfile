# The release command, the gateway, and the shell or a remote as something to release.
# From the project's folder: docker build -f platform/deploy/platform.Dockerfile --target release --build-arg PACKAGE=mfe-libraries .
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
ARG PACKAGE=shell
RUN pnpm install --offline --frozen-lockfile
RUN pnpm --filter "${PACKAGE}" build

FROM sources AS packages
RUN pnpm install --offline --prod --frozen-lockfile --filter platform...

# Everything that `pnpm release` does: docker run … status
FROM ${NODE_IMAGE} AS tools
ARG COMPANY_CA
RUN if [ -n "${COMPANY_CA}" ]; then \
    printf '%s\n' "${COMPANY_CA}" > /etc/apt/company-ca.pem \
    && echo 'Acquire::https::CAInfo "/etc/apt/company-ca.pem";' > /etc/apt/apt.conf.d/80company-ca; \
  fi
# Opens the pages of a release before it is in force.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium-headless-shell \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /portal/platform
RUN install --directory --owner=node --group=node /store
COPY --from=packages /portal/node_modules /portal/node_modules
COPY --from=packages /portal/package.json /portal/
COPY --from=packages /portal/shared/bucket /portal/shared/bucket
COPY --from=packages /portal/shared/contract /portal/shared/contract
COPY --from=packages /portal/shared/node /portal/shared/node
COPY --from=packages /portal/shared/release-rules /portal/shared/release-rules
COPY --from=packages /portal/shared/wire /portal/shared/wire
COPY --from=packages /portal/platform ./
ENV NODE_ENV=production PORTAL_STORE=/store
USER node
STOPSIGNAL SIGTERM
# Nothing that goes on: a command that ends.
HEALTHCHECK NONE
ENTRYPOINT ["node", "--import", "tsx", "src/release/cli.ts"]
CMD ["status"]

# One package, ready to be released: docker run … publish mfe-libraries --from /portal/mfe-libraries …
FROM tools AS release
ARG PACKAGE=shell
COPY --from=build /portal/${PACKAGE}/package.json /portal/${PACKAGE}/package.json
COPY --from=build /portal/${PACKAGE}/dist /portal/${PACKAGE}/dist

# Pages, released files and the API on one origin.
FROM tools AS gateway
ENV PORTAL_HOST=0.0.0.0 PORTAL_PORT=4300
EXPOSE 4300
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORTAL_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--import", "tsx", "src/run/gateway/cli.ts"]
CMD []
