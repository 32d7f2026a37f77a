/** The subset of JSON Schema used by the API. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** Such as `application/json`. */
  contentMediaType?: string;
  /** Other fields: allowed or not, or their schema. */
  additionalProperties?: boolean | JsonSchema;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema }>;

export interface Operation {
  operationId: string;
  method: 'GET' | 'POST';
  path: string;
  parameters: readonly Parameter[];
  body: JsonSchema | undefined;
  /** By status and content type. */
  responses: Record<string, { content?: Content }>;
}

export interface OpenApiDocument {
  servers: { url: string }[];
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: Parameter[];
        requestBody?: { content: Content };
        security: object[];
        responses: Operation['responses'];
      }
    >
  >;
}

/** Lists all operations. Query parameters of the security scheme are included. */
export function operationsOf({ servers, paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      operationId: described.operationId,
      method: method === 'get' ? 'GET' : 'POST',
      path: `${servers[0]?.url ?? ''}${path}`,
      parameters: [
        ...(described.parameters ?? []),
        ...(described.security.some((scheme) => 'download' in scheme) ? [downloadToken] : []),
      ],
      body: described.requestBody?.content['application/json']?.schema,
      responses: described.responses,
    })),
  );
}

const downloadToken: Parameter = { name: 'auth_token', in: 'query', schema: { type: 'string' } };
