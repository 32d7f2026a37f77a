# nginx in front of the gateways that PORTAL_GATEWAYS names: TLS, and a cache of released files.
# From the project's folder: docker build -f platform/deploy/web.Dockerfile -t portal-web .
# DEBIAN_IMAGE points at a mirror of one's own, COMPANY_CA is the text of a CA's certificate (PEM).
ARG DEBIAN_IMAGE=debian:12.11-slim

FROM ${DEBIAN_IMAGE}
ARG COMPANY_CA
RUN if [ -n "${COMPANY_CA}" ]; then \
    printf '%s\n' "${COMPANY_CA}" > /etc/apt/company-ca.pem \
    && echo 'Acquire::https::CAInfo "/etc/apt/company-ca.pem";' > /etc/apt/apt.conf.d/80company-ca; \
  fi
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light \
  && rm -rf /var/lib/apt/lists/*
RUN install --directory --owner=1000 --group=1000 /cache
COPY --chmod=0755 platform/deploy/serve.sh platform/deploy/healthy.sh platform/deploy/nginx.conf /usr/local/bin/
USER 1000:1000
ENV PORTAL_LISTEN=8080
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["bash", "-c", "/usr/local/bin/healthy.sh $PORTAL_LISTEN"]
CMD ["sh", "/usr/local/bin/serve.sh", "/cache"]
