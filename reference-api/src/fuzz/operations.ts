/** The part of JSON Schema that the description of the API uses. */
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
  /** What a text contains, as in `application/json`. */
  contentMediaType?: string;
  /** Whether fields that are not named are allowed, and of which form. */
  additionalProperties?: boolean | JsonSchema;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema }>;

/** One method of one path, as the OpenAPI document describes it. */
export interface Operation {
  operationId: string;
  method: 'GET' | 'POST';
  path: string;
  parameters: readonly Parameter[];
  body: JsonSchema | undefined;
  /** Schemas of the answers by status and content type. */
  responses: Record<string, { content?: Content }>;
}

/** What is read of the OpenAPI document. */
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

/** Every operation of the document. What its security scheme carries in the query is a parameter like any other. */
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
