# language: es
Característica: Ingresar con un código
  Quien no tiene contraseña demuestra quién es con un código que llega a su celular.

  Antecedentes:
    Dado que Bruno está por ingresar

  Regla: El código llega al celular del cliente

    @ACC-10 @ACC-08
    Escenario: El celular se muestra tapado y el código en pantalla
      Cuando ingresa el DNI "38214690"
      Entonces el código va a "Te enviamos un código de 4 números por SMS al 3815****46."
      Y el código se muestra en pantalla

    @ACC-08 @ACC-33
    Escenario: Si el segundo no puede ir al correo se dice
      Dado que su correo no recibe nada
      Cuando ingresa el DNI "38214690"
      Y pasan 61 segundos
      Y pide otro código
      Entonces lee "El correo que tenemos no es válido. Escribinos por chat para actualizarlo."

    @ACC-10 @ACC-08
    Esquema del escenario: El celular "<celular>" y el correo "<correo>" se dicen sin mostrarlos
      Dado que el prestamista dice que mandó el código a "<celular>" y a "<correo>"
      Cuando ingresa el DNI "38214690"
      Y pasan 61 segundos
      Y pide otro código
      Entonces el código va a "<destino>"

      Ejemplos:
        | celular    | correo           | destino                                                                                                       |
        | 1145678901 | ma@correo.example  | Te enviamos un código de 4 números por SMS al 1145****01. También te lo enviamos por correo a ***@correo.example.   |
        | 11****8901 | m****@otro.example | Te enviamos un código de 4 números por SMS al 11****8901. También te lo enviamos por correo a m****@otro.example. |

    @ACC-10 @ACC-08
    Escenario: Ni el celular ni el correo se leen enteros ni quedan en el dispositivo
      Cuando ingresa el DNI "38214690"
      Y pasan 61 segundos
      Y pide otro código
      Entonces puede pedir otro código recién en "60 segundos"
      Y no se lee ni queda guardado "3815209946"
      Y no se lee ni queda guardado "bruno.acosta"

    @ACC-08
    Escenario: El primer código no necesita el correo
      Dado que su correo no recibe nada
      Cuando ingresa el DNI "38214690"
      Entonces el código va a "Te enviamos un código de 4 números por SMS al 3815****46."

    @ACC-08
    Escenario: Otro código se pide después de un minuto
      Cuando ingresa el DNI "38214690"
      Entonces puede pedir otro código recién en "60 segundos"

    @ACC-08
    Escenario: El segundo código va también al correo
      Cuando ingresa el DNI "38214690"
      Y pasan 61 segundos
      Y pide otro código
      Entonces el código va a "Te enviamos un código de 4 números por SMS al 3815****46. También te lo enviamos por correo a br***@correo.example."
      Y puede pedir otro código recién en "60 segundos"

    @ACC-11
    Escenario: El código no se pudo enviar
      Dado que la consulta de "el envío de códigos" se rechaza con "INVALID_PHONE_NUMBER"
      Cuando ingresa el DNI "38214690"
      Entonces lee "El número de celular que tenemos no es válido. Podés cambiarlo o escribirnos por chat."

    @ACC-11
    Esquema del escenario: Si fallan el servidor o la conexión no se culpa al número
      Dado que la consulta de "el envío de códigos" <falla>
      Cuando ingresa el DNI "38214690"
      Entonces lee "<motivo>"

      Ejemplos:
        | falla                                       | motivo                                                                  |
        | responde con un error                       | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.    |
        | responde que son demasiados pedidos         | Ya pediste varios códigos. Probá de nuevo en un rato.                   |
        | responde con un error y el mensaje "Volvé." | Volvé.                                                                  |
        | no llega                                    | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |

  Regla: La espera para pedir otro código es de la persona

    @ACC-08
    Escenario: Escribir el DNI de nuevo no la acorta
      Cuando ingresa el DNI "38214690"
      Y pasan 20 segundos
      Y abre "el ingreso"
      Y ingresa el DNI "38214690"
      Entonces puede pedir otro código recién en "40 segundos"

    @ACC-08
    Escenario: Pasar por el código de otra persona no la acorta
      Cuando ingresa el DNI "38214690"
      Y pasan 20 segundos
      Y abre "el ingreso"
      Y ingresa el DNI "14223078"
      Y elige ser "Juan Carlos Rojas"
      Y abre "el ingreso"
      Y ingresa el DNI "38214690"
      Entonces puede pedir otro código recién en "40 segundos"

    @ACC-08
    Escenario: Mientras dura, sirve el código que ya llegó
      Cuando ingresa el DNI "38214690"
      Y pasan 20 segundos
      Y abre "el ingreso"
      Y ingresa el DNI "38214690"
      Y ingresa el código que le llegó
      Entonces llega a "la clave nueva"

    @ACC-08
    Escenario: Cuando pasó, otro ingreso manda otro código
      Cuando ingresa el DNI "38214690"
      Y pasan 61 segundos
      Y abre "el ingreso"
      Y ingresa el DNI "38214690"
      Entonces puede pedir otro código recién en "60 segundos"

    @ACC-08
    Escenario: Otro código que no salió se vuelve a pedir con el correo
      Cuando ingresa el DNI "38214690"
      Y pasan 61 segundos
      Y el capacitador hace fallar "el envío de códigos" con "Error del servidor (500)"
      Y pide otro código
      Y prueba de nuevo
      Entonces el código va a "Te enviamos un código de 4 números por SMS al 3815****46. También te lo enviamos por correo a br***@correo.example."

  Regla: El código son 4 números

    @ACC-07
    Esquema del escenario: Un código que falta, es corto o no es el que llegó
      Cuando ingresa el DNI "38214690"
      Y ingresa el código "<código>"
      Entonces se le pide que corrija: "<motivo>"

      Ejemplos:
        | código | motivo                    |
        |        | El código es requerido    |
        | 12     | El código tiene 4 números |

    @ACC-07
    Escenario: Un código equivocado
      Cuando ingresa el DNI "38214690"
      Y ingresa el código "0000"
      Entonces se le pide que corrija: "El código es incorrecto"

    @ACC-07
    Esquema del escenario: El código que pudo usar un intento sin respuesta no es un código equivocado
      Dado que la respuesta de "el ingreso con un código" se pierde
      Cuando ingresa el DNI "38214690"
      Y ingresa el código que le llegó
      Y ingresa el código <cuál>
      Entonces se le pide que corrija: "<motivo>"

      Ejemplos:
        | cuál           | motivo                                                                               |
        | que le llegó   | Puede que ese código ya lo haya usado el intento que quedó sin respuesta. Pedí otro. |
        | "0000"         | El código es incorrecto                                                              |

    @ACC-07
    Escenario: De un código más largo quedan los 4 primeros números
      Cuando ingresa el DNI "38214690"
      Y ingresa el código "00001"
      Entonces se le pide que corrija: "El código es incorrecto"

    @ACC-07
    Escenario: Un código vence a los 10 minutos
      Cuando ingresa el DNI "38214690"
      Y pasan 601 segundos
      Y ingresa el código que le llegó
      Entonces se le pide que corrija: "El código es incorrecto"

    @ACC-07 @ACC-12
    Escenario: Si en otra pestaña se elige a otra persona, el código sigue siendo de quien lo pidió
      Cuando ingresa el DNI "14223078"
      Y elige ser "Juan Carlos Rojas"
      Y en otra pestaña elige ser "Ana Laura Castro"
      Y ingresa el código que le llegó
      Entonces se le pide que corrija: "Tu sesión venció. Ingresá de nuevo para seguir."
      Y en el dispositivo ya no queda "user"

    @ACC-08 @ACC-10
    Escenario: También el que pide después va a su celular
      Cuando ingresa el DNI "14223078"
      Y elige ser "Juan Carlos Rojas"
      Y en otra pestaña elige ser "Ana Laura Castro"
      Y pasan 61 segundos
      Y pide otro código
      Entonces el código va a "Te enviamos un código de 4 números por SMS al 3414****05. También te lo enviamos por correo a ju***@correo.example."

  Regla: Vale el último código que se envió

    @ACC-08 @ACC-07
    Escenario: Después de diez reenvíos el último código sirve
      Cuando ingresa el DNI "38214690"
      Y pide otro código diez veces, una por minuto
      Y ingresa el código que le llegó
      Entonces llega a "la clave nueva"

    @ACC-08 @ACC-07
    Escenario: El anterior ya no sirve
      Cuando ingresa el DNI "38214690"
      Y anota el código que le llegó
      Y pasan 60 segundos
      Y pide otro código
      Y ingresa el código que anotó
      Entonces se le pide que corrija: "El código es incorrecto"

  Regla: El celular puede leer el código por ella

    @ACC-07 @ACC-12
    Escenario: El mensaje se lee y no hay que escribir nada
      Dado que el celular de Bruno lee los mensajes con códigos
      Cuando ingresa el DNI "38214690"
      Y su celular lee el mensaje con el código
      Entonces llega a "la clave nueva"

  Regla: Con el código se entra

    @ACC-12 @camino
    Escenario: Bruno entra y se le pide crear una contraseña
      Cuando ingresa el DNI "38214690"
      Y ingresa el código que le llegó
      Entonces llega a "la clave nueva"
      Y en el dispositivo queda "user"
      Y en el dispositivo queda "accountStatus"

    @ACC-12
    Escenario: Hasta saber cómo está la cuenta no se ve nada de ella
      Cuando ingresa el DNI "38214690"
      Y el capacitador pone una demora de 3 segundos
      Y manda el código que le llegó
      Y pasan 3 segundos
      Entonces está en "el inicio"
      Y mientras tanto la pantalla dice:
        | Hola, Bruno         |
        | Cargando tu inicio  |

  Regla: Hay salidas cuando el código no llega

    @ACC-09
    Escenario: Las salidas del código
      Cuando ingresa el DNI "38214690"
      Y pasan 61 segundos
      Entonces para ingresar puede:
        | ingresar                        |
        | pedir otro código               |
        | decir que no le llegó el código |
        | decir que ese no es su número   |
        | cambiar de usuario              |
        | cambiar de persona              |

    @ACC-09 @ACC-32
    Escenario: Quien no lo recibió puede hablar por chat
      Cuando ingresa el DNI "38214690"
      Y dice que no le llegó el código
      Entonces para ingresar puede:
        | volver al código            |
        | hablar por chat             |
        | decir que perdió el celular |
      Y el chat está en "https://wa.me/5491150000000"

    @ACC-09 @ACC-32
    Escenario: Quien no lo recibió puede volver a intentarlo
      Cuando ingresa el DNI "38214690"
      Y dice que no le llegó el código
      Y vuelve al código
      Entonces puede pedir otro código recién en "60 segundos"

    @ACC-09
    Escenario: Bruno, que es el único con su DNI, da otro
      Cuando ingresa el DNI "38214690"
      Y dice que es otra persona
      Entonces llega a "el ingreso"

    @ACC-09 @ACC-04
    Escenario: Entre varios con el mismo DNI se elige otra vez
      Cuando ingresa el DNI "14223078"
      Y elige ser "Juan Carlos Rojas"
      Y dice que es otra persona
      Entonces llega a "la elección de identidad"

    @ACC-09 @ACC-32
    Escenario: No le llegó el código
      Cuando ingresa el DNI "38214690"
      Y dice que no le llegó el código
      Entonces ve la pantalla "¿No te llegó el código?"
