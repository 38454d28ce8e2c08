# language: es
Característica: Los pedidos al servidor
  Lo que el portal manda por la red y lo que hace con cada respuesta.

  Regla: Todo pedido lleva el token de la sesión

    @SES-06
    Escenario: Con la sesión abierta, el pedido lleva el token
      Dado una conexión en la que ingresó Marta
      Cuando el portal pide los préstamos
      Entonces cada pedido llevó el token de la sesión

    @SES-06
    Escenario: Sin sesión, el pedido no lleva ningún token
      Dado una conexión en la que nadie ingresó
      Cuando el portal busca el DNI "28456123"
      Entonces ningún pedido llevó un token

  Regla: Los avisos al dispositivo se anotan en su propio servidor

    @PRO-05
    Escenario: Se anota qué dispositivo es de quién
      Dado una conexión en la que ingresó Marta
      Cuando el portal anota para los avisos el dispositivo "d-51"
      Entonces el pedido fue a "http://push.invalid/push-notifications/subscribe"
      Y el pedido "notifications.subscribeDevice" llevó:
        | externalCustomerID | c-8f21d04b |
        | firebaseToken      | d-51       |

  Regla: Sin respuesta en 80 segundos, el servidor falló

    @SES-06
    Escenario: A los 79 segundos todavía espera
      Dado una conexión en la que ingresó Marta
      Y el servidor no responde a "loans.listLoans"
      Cuando el portal pide los préstamos y pasan 79 segundos
      Entonces la respuesta para el cliente es "todavía espera"

    @SES-06
    Escenario: A los 80 segundos lo explica
      Dado una conexión en la que ingresó Marta
      Y el servidor no responde a "loans.listLoans"
      Cuando el portal pide los préstamos y pasan 80 segundos
      Entonces la respuesta para el cliente es "No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo."

    @SES-06
    Escenario: Se muestra el mensaje del servidor
      Dado una conexión en la que ingresó Marta
      Y el servidor responde 503 a "loans.listLoans" con el mensaje "Estamos actualizando el sistema."
      Cuando el portal pide los préstamos
      Entonces la respuesta para el cliente es "Estamos actualizando el sistema."

    @SES-06
    Escenario: Sin mensaje del servidor hay una frase propia
      Dado una conexión en la que ingresó Marta
      Y el servidor responde 500 a "loans.listLoans"
      Cuando el portal pide los préstamos
      Entonces la respuesta para el cliente es "Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."

  Regla: Ante un 401 se renueva el token una vez y se repite el pedido una vez

    @SES-07
    Escenario: El token venció
      Dado una conexión en la que ingresó Marta
      Y el token venció
      Cuando el portal pide los préstamos
      Entonces los pedidos fueron:
        | loans.listLoans      |
        | session.refreshToken |
        | loans.listLoans      |
      Y la respuesta para el cliente es "todo bien"

    @SES-07
    Escenario: Un segundo 401 no se vuelve a intentar
      Dado una conexión en la que ingresó Marta
      Y el servidor responde 401 a "loans.listLoans"
      Y el servidor responde 401 a "loans.listLoans"
      Cuando el portal pide los préstamos
      Entonces los pedidos fueron:
        | loans.listLoans      |
        | session.refreshToken |
        | loans.listLoans      |

    @SES-07
    Escenario: Muchos pedidos a la vez comparten la renovación
      Dado una conexión en la que ingresó Marta
      Y el token venció
      Cuando el portal pide los préstamos 5 veces a la vez
      Entonces el pedido "session.refreshToken" se hizo 1 vez
      Y el pedido "loans.listLoans" se hizo 10 veces

    @SES-07
    Escenario: Dos pestañas comparten la renovación
      Dado una conexión en la que ingresó Marta
      Y el token venció
      Cuando el portal pide los préstamos en dos pestañas a la vez
      Entonces el pedido "session.refreshToken" se hizo 1 vez
      Y el pedido "loans.listLoans" se hizo 4 veces

    @ACC-12
    Escenario: De lo que responden dos pestañas vale lo que se preguntó último
      Dado una conexión en la que ingresó Marta
      Cuando la situación de la cuenta se pide, pasa a un estudio jurídico, se pide en otra pestaña y la primera respuesta llega última
      Entonces en las dos pestañas la cuenta está en un estudio jurídico

    @SES-07
    Escenario: Si la renovación se rechaza con 403, la sesión termina
      Dado una conexión en la que ingresó Marta
      Y la sesión venció del todo
      Cuando el portal pide los préstamos
      Entonces ya no hay sesión
      Y la respuesta para el cliente es "Tu sesión venció. Ingresá de nuevo para seguir."

    @SES-07
    Escenario: Si la renovación falla de otra manera, la sesión sigue
      Dado una conexión en la que ingresó Marta
      Y el token venció
      Y el servidor responde 500 a "session.refreshToken"
      Cuando el portal pide los préstamos
      Entonces la sesión sigue abierta

    @SES-07
    Escenario: Una renovación que llega después de salir no cambia nada
      Dado una conexión en la que ingresó Marta
      Y el token venció
      Cuando Marta sale mientras se renueva el token
      Entonces ya no hay sesión
      Y el pedido "loans.listLoans" se hizo 1 vez

    @SES-07
    Esquema del escenario: Ingresar y salir nunca renuevan
      Dado una conexión en la que ingresó Marta
      Cuando el servidor responde 401 al pedido "<pedido>"
      Entonces los pedidos fueron:
        | <pedido> |

      Ejemplos:
        | pedido                      |
        | access.logInWithPassword    |
        | access.authenticateWithCode |
        | session.logOut              |

    @SES-07
    Escenario: Una renovación rechazada con 401 no se renueva
      Dado una conexión en la que ingresó Marta
      Y el token venció
      Cuando el servidor responde 401 al pedido "session.refreshToken"
      Entonces los pedidos fueron:
        | loans.listLoans      |
        | session.refreshToken |

  Regla: Sólo se repite lo que el servidor rechazó por el token

    @SES-07 @PAY-16
    Escenario: Un pago cuya respuesta se pierde no se repite
      Dado una conexión en la que ingresó Marta
      Y la respuesta a "payments.payWithSavedCard" se pierde
      Cuando el portal paga con la tarjeta guardada
      Entonces el pedido "payments.payWithSavedCard" se hizo 1 vez
      Y en la conexión se cobró 1 vez

    @SES-21
    Escenario: Lo que Marta ordenó no sale con la sesión de Lucía
      Dado una conexión en la que ingresó Lucía
      Cuando el portal paga con la tarjeta guardada de Marta
      Entonces el pedido "payments.payWithSavedCard" se hizo 0 veces

    @SES-07 @PAY-16
    Escenario: Un pago rechazado por el token se repite y se cobra una vez
      Dado una conexión en la que ingresó Marta
      Y el token venció
      Cuando el portal paga con la tarjeta guardada
      Entonces el pedido "payments.payWithSavedCard" se hizo 2 veces
      Y en la conexión se cobró 1 vez

  Regla: Lo que se ordena dos veces a la vez es un solo pago

    @PAY-20
    Escenario: El mismo pago ordenado dos veces se manda una vez, y los dos saben cómo terminó
      Dado una conexión en la que ingresó Marta
      Cuando el portal ordena a la vez los pagos de:
        | 12625 |
        | 12625 |
      Entonces terminaron en:
        | confirmed |
        | confirmed |
      Y el pedido "payments.payWithSavedCard" se hizo 1 vez

    @PAY-20
    Escenario: Un pago de otro importe no termina como el que está saliendo
      Dado una conexión en la que ingresó Marta
      Cuando el portal ordena a la vez los pagos de:
        | 12625 |
        | 5000  |
      Entonces terminaron en:
        | confirmed   |
        | in-progress |
      Y el pedido "payments.payWithSavedCard" se hizo 1 vez

  Regla: Lo que es de otra persona se responde como si no existiera

    @SES-22
    Esquema del escenario: <quién> no recibe el contrato de un préstamo de Marta
      Dado una conexión en la que <cómo>
      Cuando el portal pide el contrato del préstamo "p-6b1f0c92"
      Entonces la respuesta para el cliente es "No encontramos ese préstamo."

      Ejemplos:
        | quién | cómo           |
        | Raúl  | ingresó Raúl   |
        | Nadie | nadie ingresó  |

    @SES-22
    Escenario: Marta sí recibe el suyo
      Dado una conexión en la que ingresó Marta
      Cuando el portal pide el contrato del préstamo "p-6b1f0c92"
      Entonces la respuesta para el cliente es "todo bien"

    @SES-22 @REF-01
    Escenario: La refinanciación se pide con el enlace tal como llegó
      Dado una conexión en la que nadie ingresó
      Cuando el portal pide la propuesta del enlace de Ramona
      Entonces el pedido llevó el enlace de Ramona
