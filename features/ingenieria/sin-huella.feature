# language: es
Característica: Sin huella ni rostro
  Donde el prestamista apagó la huella y el rostro, no se los nombra ni al ingresar, ni en los datos, ni al preguntar quién es.

  Regla: Al ingresar no se ofrece lo que no anda

    @OPS-03 @ACC-14
    Escenario: La contraseña se pide sin ofrecer la huella
      Dado que el prestamista apagó "passkeys"
      Y que Marta está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "28456123"
      Entonces la pantalla dice:
        | Olvidé mi contraseña |
      Y la pantalla no dice:
        | huella |

    @OPS-03 @ACC-15
    Escenario: Después de una contraseña equivocada tampoco, y se ingresa con la que es
      Dado que el prestamista apagó "passkeys"
      Y que Marta está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "otra"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "el inicio"
      Y no ve ningún aviso

  Regla: En lo suyo no queda nada de la huella

    @OPS-03 @PRO-04
    Esquema del escenario: En <pantalla> no se nombra
      Dado que el prestamista apagó "passkeys"
      Y que Marta ingresó y está en "<pantalla>"
      Cuando abre el portal
      Entonces la pantalla dice:
        | <título> |
      Y la pantalla no dice:
        | huella |
        | rostro |
        | Huella |

      Ejemplos:
        | pantalla         | título            |
        | mis datos        | Mis datos         |
        | mis dispositivos | Sesiones abiertas |

    @OPS-03 @ACC-39
    Escenario: La huella que ya tenía se puede quitar igual
      Dado que el prestamista apagó "passkeys"
      Y que Nicolás ingresó y está en "mis dispositivos"
      Cuando toca "Quitar Huella o rostro 1"
      Entonces sobre la pantalla se lee:
        | ¿Quitar esa huella o rostro? |
      Y sobre la pantalla no se lee:
        | Usar huella o rostro |

    @OPS-03 @ACC-40
    Escenario: Entre lo que queda en pausa tampoco
      Dado que el prestamista apagó "passkeys"
      Y que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces la pantalla dice:
        | Los cambios de tarjeta |
      Y la pantalla no dice:
        | huella |

  Regla: Quién es se prueba con la contraseña

    @OPS-03 @ACC-39
    Escenario: Antes de cerrar sesiones se pide sólo la contraseña
      Dado que el prestamista apagó "passkeys"
      Y que Marta ingresó y está en "mis dispositivos"
      Cuando toca "Cerrar todas las otras"
      Entonces sobre la pantalla se lee:
        | Tu contraseña |
      Y sobre la pantalla no se lee:
        | Usar huella o rostro |

    @OPS-03 @COL-01
    Escenario: El cobro automático se autoriza sólo con la contraseña
      Dado que el prestamista apagó "passkeys"
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta"
      Y toca "Autorizo el cobro automático"
      Entonces sobre la pantalla se lee:
        | Tu contraseña |
      Y sobre la pantalla no se lee:
        | Usar huella o rostro |

    @OPS-03 @ACC-39
    Escenario: Una contraseña equivocada no manda a probar de otra forma
      Dado que el prestamista apagó "passkeys"
      Y que Marta ingresó y está en "mis dispositivos"
      Cuando cierra todas las otras sesiones con la contraseña "otra"
      Entonces sobre la pantalla se lee:
        | No pudimos comprobar que seas vos. Revisá la contraseña. Si falló varias veces, puede estar bloqueada: elegí otra con un código. |
