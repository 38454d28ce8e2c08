# language: es
Característica: Lo que viaja al ingresar
  Los nombres con que el servidor y el dispositivo esperan cada dato.

  Regla: La huella viaja con los campos acordados

    @ACC-28
    Escenario: Al activarla
      Dado una conexión en la que ingresó Marta
      Cuando el portal registra la llave "llave-1"
      Entonces el pedido "passkeys.register" llevó:
        | id                       | llave-1            |
        | clientDataJSONEncoded    | cliente de llave-1 |
        | attestationObjectEncoded | prueba de llave-1  |

    @ACC-28
    Escenario: Al ingresar con ella
      Dado una conexión en la que ingresó Marta
      Cuando el portal ingresa con la llave "llave-1"
      Entonces el pedido "passkeys.authenticate" llevó:
        | id                       | llave-1              |
        | clientDataJSONEncoded    | cliente de llave-1   |
        | authenticatorDataEncoded | dispositivo, llave-1 |
        | signatureEncoded         | firma de llave-1     |

  Regla: Al dispositivo se le pide lo mismo siempre

    @ACC-28
    Escenario: Lo que se le pide para activarla
      Cuando el portal prepara lo que pide al dispositivo para activar la huella
      Entonces al dispositivo le pide:
        | el desafío             | desafío  |
        | para quién             | marta, Marta Giménez |
        | milisegundos           | 60000    |
        | algoritmos             | -7, -257 |
        | de quién es el lector  | platform |
        | comprobar a la persona | required |

    @ACC-28
    Escenario: Lo que se le pide para ingresar
      Cuando el portal prepara lo que pide al dispositivo para ingresar
      Entonces al dispositivo le pide:
        | el desafío             | desafío  |
        | con qué llaves         | llave-1, llave-2 |
        | milisegundos           | 60000    |
        | comprobar a la persona | required |

  Regla: El servidor sabe para qué es un código

    @ACC-16
    Esquema del escenario: Un código para <para qué>
      Dado una conexión en la que ingresó Marta
      Cuando el portal manda un código para <para qué>
      Entonces el pedido "access.authenticateWithCode" llevó:
        | smsCode       | 4821    |
        | resetPassword | <valor> |
        | authFromApp   | false   |

      Ejemplos:
        | para qué                  | valor |
        | ingresar                  | false |
        | restablecer la contraseña | true  |

  Regla: La tarjeta nueva de un enlace viaja entera

    @ACC-30
    Escenario: La tarjeta de Marta
      Dado una conexión en la que nadie ingresó
      Cuando el portal actualiza la tarjeta del enlace de Marta
      Entonces el pedido "card-update.updateCard" llevó:
        | dni             | 28456123         |
        | debitCardNumber | 5412750012345014 |
        | month           | 12               |
        | year            | 39               |
        | ccv             | 123              |
