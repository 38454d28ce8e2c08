# language: es
Característica: El pasaporte del servidor
  Quien integra comprueba con sus clientes de prueba si su servidor cumple lo que el portal necesita.

  Regla: El pasaporte dice qué se cumple, y lo que no se pudo probar no cuenta como cumplido

    @CON-02
    Escenario: Un servidor que cumple el contrato
      Dado un servidor que cumple el contrato
      Cuando se comprueba todo lo que el pasaporte tiene
      Entonces el pasaporte está completo
      Y se cumple "FORMA-1 payments.amountDue"

    @CON-02
    Escenario: Falta un cliente de prueba
      Dado un servidor que cumple el contrato
      Y un perfil que no dice quién tiene línea
      Cuando se comprueba todo lo que el pasaporte tiene
      Entonces el pasaporte no está completo
      Y no se pudo probar "FORMA-1 revolving-line.findLine", porque "El perfil no dice quién es alguien con línea habilitada y movimientos (line)."

    @CON-02
    Escenario: El prestamista no ofrece una lista
      Dado un servidor que no tiene la lista de operaciones
      Cuando se comprueba todo lo que el pasaporte tiene
      Entonces el pasaporte está completo
      Y no se ofrece "FORMA-1 orders.recentOperations"

  Regla: Sólo se cobra y se cambia algo si se pide

    @CON-03
    Escenario: Sin pedirlo no se cobra nada
      Dado un servidor que cumple el contrato
      Cuando se comprueba sólo lo que no escribe
      Entonces el servidor no cobró ni recibió nada
      Y no se pudo probar "CLAVE-1", porque "Pide --writes: un cobro a la tarjeta guardada de quien debe, por chargedPesos."
      Y el pasaporte no está completo

  Regla: Lo que un servidor hace distinto lo encuentra la comprobación que lo nombra

    @CON-04
    Esquema del escenario: Un servidor que <hace>
      Dado un servidor que <hace>
      Cuando se comprueba "<comprobación>"
      Entonces no se cumple "<comprobación>", porque "<qué>"
      Y el pasaporte no está completo

      Ejemplos:
        | hace                                | comprobación | qué                                                      |
        | cobra dos veces con la misma clave  | CLAVE-1      | La lista de pagos tiene 2 pagos nuevos; se esperaba uno. |
        | no deja leer sus errores            | CORS-3       | Access-Control-Allow-Origin es ninguno                   |
        | cambia un centavo de una cuota      | IMPORTE-1    | en lo que hay para pagar                                 |
        | deja leer la cuenta de otro cliente | AJENO-1      | session.accountStatus respondió 200.                     |
        | activa dos veces con la misma clave | COBRO-1      | Las respuestas no son iguales                            |
        | dice quién existe al avisar un robo | PROTEGER-1   | no es igual, byte por byte                               |
        | altera lo que firmó                 | FIRMA-1      | La firma no es de la clave publicada.                    |
        | responde los datos en un mes        | DATOS-1      | fuera del plazo de la ley                                |
        | hace un cambio que está en pausa      | PROTEGER-5 | Un cambio que espera respondió 200          |
        | crea dos préstamos con la misma clave | LINEA-2    | Las respuestas no son iguales               |
        | le paga a otro comercio               | COMPRA-3   | A otro comercio respondió 200               |
        | lee un enlace sin su secreto          | REFI-1     | Un enlace falso respondió refinancingAmount |
        | guarda una tarjeta vencida            | TARJETA-2  | Una tarjeta vencida respondió 200           |
        | recibe cualquier archivo              | SUBIR-1    | Un texto con nombre de imagen respondió 204 |
        | cobra igual lo que se pagó a mano     | COBRO-6    | se pagó y está SCHEDULED                    |
