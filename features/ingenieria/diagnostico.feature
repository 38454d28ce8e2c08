# language: es
Característica: Lo que el portal no pudo leer, para quien integra
  Quien escribe el servidor lee qué campo no es como dice el contrato; los clientes nunca lo ven.

  Regla: Se nombran el pedido, el campo, qué vino y qué se esperaba

    @CON-05
    Esquema del escenario: Una respuesta que no se puede leer, porque <por qué>
      Dado que el diagnóstico está encendido
      Y que Paula ingresó y está en "mis tarjetas"
      Y que a "la lista de tarjetas" el servidor responde una tarjeta con <campo> en <valor>
      Cuando abre el portal
      Entonces el diagnóstico dice "No se pudo leer: cards.listCards (GET /myCards)"
      Y del campo dice "<dice>"

      Ejemplos:
        | por qué                        | campo          | valor        | dice                                                                                          |
        | falta un campo                 | brand          | nada         | [0].brand: vino nada; se esperaba un texto                                                    |
        | un número vino por un texto    | number         | 926          | [0].number: vino un número entero; se esperaba un texto                                       |
        | un estado no está en la lista  | status         | "PERDIDA"    | [0].status: vino otro texto; se esperaba ("ACTIVE" \| "DUE_SOON" \| "OVERDUE" \| "INCOLLECTIBLE") |
        | el día no existe               | expirationDate | "2027-02-30" | [0].expirationDate: vino un texto con forma de fecha; se esperaba un día que exista           |

    @CON-05 @GEN-10
    Escenario: De una lista se nombra también lo que se dejó afuera
      Dado que el diagnóstico está encendido
      Y que Paula ingresó y está en "mis tarjetas"
      Y que en "la lista de tarjetas" viene algo que no se puede leer
      Cuando abre el portal
      Entonces en la pantalla lee "0926"
      Y el diagnóstico dice "Se leyó sin esto: cards.listCards (GET /myCards)"
      Y del campo dice "[0].cardId: vino nada; se esperaba un texto"

    @CON-05
    Escenario: Si contesta otra página, se dice qué vino
      Dado que el diagnóstico está encendido
      Y que Paula ingresó y está en "mis tarjetas"
      Y que a "la lista de tarjetas" contesta la página de la red
      Cuando abre el portal
      Entonces el diagnóstico dice "No se pudo leer: cards.listCards (GET /myCards)"
      Y del campo dice "la respuesta: vino una página HTML; se esperaba una lista"

    @CON-05
    Escenario: Nunca se escribe lo que vino
      Dado que el diagnóstico está encendido
      Y que Paula ingresó y está en "mis tarjetas"
      Y que a "la lista de tarjetas" el servidor responde una tarjeta con status en "Paula Sosa 0926"
      Cuando abre el portal
      Entonces el diagnóstico dice "No se pudo leer: cards.listCards (GET /myCards)"
      Y el diagnóstico no dice "Paula Sosa 0926"

    @CON-05
    Escenario: De una gestión legal que no se conoce se dice qué se esperaba
      Dado que el diagnóstico está encendido
      Y que Marta ingresó
      Y que el prestamista dice de su gestión legal "EN_REVISION"
      Cuando abre el portal
      Entonces el diagnóstico dice "Se leyó sin esto: session.accountStatus (GET /customers/{taxId}/accountStatus)"
      Y del campo dice "managmentLegalStudyStatus: vino otro texto; se esperaba "ASSIGNED" | "PENDING_ASSIGNMENT" | "NONE""

    @CON-05
    Escenario: De una gestión legal que se conoce no hay nada que decir
      Dado que el diagnóstico está encendido
      Y que Marta ingresó
      Y que el prestamista dice de su gestión legal "PENDING_ASSIGNMENT"
      Cuando abre el portal
      Entonces el diagnóstico se titula "Diagnóstico: ninguna respuesta fuera del contrato"

  Regla: Los clientes no lo ven

    @CON-05
    Escenario: Sin encenderlo no hay diagnóstico
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que en "la lista de tarjetas" viene algo que no se puede leer
      Cuando abre el portal
      Entonces en la pantalla lee "0926"
      Y no hay ningún diagnóstico

    @CON-05
    Escenario: Encendido y sin desvíos, dice que no hay ninguno
      Dado que el diagnóstico está encendido
      Y que Paula ingresó y está en "mis tarjetas"
      Cuando abre el portal
      Entonces el diagnóstico se titula "Diagnóstico: ninguna respuesta fuera del contrato"
